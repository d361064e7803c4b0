import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventTitle_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { EventDay } from '#ui/event-day/event-day.tsx'
import styles from './booking-dialog.module.css'

/**
 * The title of the booked event in the style of a poster: the day large, the title below. Focused when the widget
 * opens.
 */
export function EventTitle(props: {
  id: string
  event: FragmentType<typeof EventTitle_eventFragmentDoc> | null | undefined
  locale: Locale
}) {
  const { id, locale } = props
  const t = useTranslations('booking')
  const event = readFragment(EventTitle_eventFragmentDoc, props.event)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2
        className={styles.title}
        id={id}
        ref={heading}
        tabIndex={-1}
        data-fit={event && titleFit(event.title)}
      >
        <span className={styles.kicker}>{t('kicker')}</span> {event?.title}
      </h2>
      {event && (
        <div className={styles.date}>
          <EventDay event={event} locale={locale} />
        </div>
      )}
    </>
  )
}
