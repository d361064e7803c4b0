import type { ReactNode } from 'react'
import { fill } from '#features/booking/booking-labels.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventTitle_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { clockInWords } from '#lib/clock.ts'
import { dayInWords, dayOfMonth, monthInWords, weekday } from '#lib/days.ts'
import { titleFit } from '#lib/title-fit.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { TicketEvent } from './find-ticket-event.ts'
import styles from './ticket-page.module.css'

/** A page of its own for what the widget shows in a column: for visitors without JavaScript. */
export function TicketPage(props: {
  event: TicketEvent
  locale: Locale
  labels: Messages['booking']
  children: ReactNode
}) {
  const { event, locale, labels } = props
  const { title, day, time, room, venue } = readFragment(EventTitle_eventFragmentDoc, event)
  const clock = time && clockInWords(time, locale)
  const place = [...new Set([room?.name, venue.name])].filter(Boolean).join(', ')
  const target = { slug: event.slugs[locale], id: event.id }
  return (
    <article className={styles.page}>
      <header className={styles.head} data-genre={event.genre?.slug}>
        <h1 className={styles.title} data-fit={titleFit(title)}>
          <span className="visually-hidden">{fill(labels.plain.title, { title })}</span>
          <span aria-hidden="true">{title}</span>
        </h1>
        <p className={styles.date}>
          <span className="visually-hidden">
            {[dayInWords(day, locale), clock].filter(Boolean).join(', ')}
          </span>
          <span className={styles.day} aria-hidden="true">
            {dayOfMonth(day)}
          </span>
          <span className={styles.when} aria-hidden="true">
            <b>{[weekday(day, locale), clock].filter(Boolean).join(', ')}</b>
            <span>{monthInWords(day, locale)}</span>
          </span>
          <span className={styles.where}>{place}</span>
        </p>
      </header>
      <div className={styles.body}>
        {props.children}
        <p className={styles.back}>
          <SiteLink href={pathFor('events-slug-id', target, locale)}>
            ← {labels.plain.backToEvent}
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
