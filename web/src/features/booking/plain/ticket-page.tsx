import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventTitle_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { EventDay } from '#ui/event-day/event-day.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { TicketEvent } from './find-ticket-event.ts'
import styles from './ticket-page.module.css'

/** The booking widget as a page of its own: for visitors without JavaScript. */
export function TicketPage(props: { event: TicketEvent; locale: Locale; children: ReactNode }) {
  const { event, locale } = props
  const t = useTranslations('booking')
  const shown = readFragment(EventTitle_eventFragmentDoc, event)
  const { title } = shown
  const target = { slug: event.slugs[locale], number: event.number }
  return (
    <article className={styles.page}>
      <header className={styles.head} data-tone={event.genre?.styleName}>
        <h1 className={styles.title} data-fit={titleFit(title)}>
          <span className="visually-hidden">{t('plain.title', { title })}</span>{' '}
          <span aria-hidden="true">{title}</span>
        </h1>
        <div className={styles.date}>
          <EventDay event={shown} locale={locale} />
        </div>
      </header>
      <div className={styles.body}>
        {props.children}
        <p className={styles.back}>
          <SiteLink href={pathFor('events-slug-id', target, locale)}>
            ← {t('plain.backToEvent')}
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
