import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { variant } from '#lib/design/variant.ts'
import { env } from '#lib/env.ts'
import { formatDay } from '#lib/time/days.ts'
import { bookingStatus } from '#components/event/booking-state.ts'
import { Head } from '#ui/detail/head.tsx'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventHead_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './event-head.module.css'

/** The title, with a text when the event is sold out, canceled or moved. */
export async function EventHead(props: {
  event: FragmentType<typeof EventHead_eventFragmentDoc>
  locale: Locale
  /** Whether the opening hours are on the page; they are not if they could not be read. */
  hasHours: boolean
}) {
  const t = await getTranslations('event')
  const tRow = await getTranslations('programme.row')
  const event = readFragment(EventHead_eventFragmentDoc, props.event)
  const { locale } = props
  const { genre, title, subtitle } = event
  const status = bookingStatus(event)
  return (
    <Head
      kinds={[genre?.name, event.exhibitionType?.name, event.preline]}
      tone={genre?.styleName}
      title={title}
      subtitle={subtitle}
      isCanceled={status === 'CANCELED'}
    >
      {event.movedFrom && event.schedule === 'RESCHEDULED' && (
        <div className={styles.status} data-status="RESCHEDULED">
          <p className={styles.label}>{t('moved.label')}</p>
          <p>
            {t('moved.text', {
              day: formatDay(event.day, locale),
              formerDay: formatDay(event.movedFrom.day, locale),
            })}
          </p>
        </div>
      )}
      {status !== 'ON_SALE' && (
        <div className={styles.status} data-status={status}>
          <p className={styles.label}>{tRow(`status.${status}`)}</p>
          <p>{t(`statusText.${status}`)}</p>
          {status === 'ADVANCE_SALE' && event.saleStartsOn && (
            <p>{t('saleStarts', { day: formatDay(event.saleStartsOn, locale) })}</p>
          )}
          {status === 'ONLINE_SALE_ENDED' && <Counter hasHours={props.hasHours} />}
        </div>
      )}
    </Head>
  )
}

/** Where tickets are still sold: the box office, whose hours are below on the same page. */
async function Counter({ hasHours }: { hasHours: boolean }) {
  const t = await getTranslations('event')
  return (
    <p>
      {hasHours && <a href="#opening-hours">{t(`hours.${variant}`)} ↓</a>}
      {env.BOX_OFFICE_PHONE && (
        <>
          {hasHours && ' · '}
          <a href={`tel:${env.BOX_OFFICE_PHONE.replaceAll(/[^+\d]/g, '')}`}>
            {env.BOX_OFFICE_PHONE}
          </a>
        </>
      )}
    </p>
  )
}
