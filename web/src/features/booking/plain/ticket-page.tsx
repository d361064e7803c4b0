import type { ReactNode } from 'react'
import { fill } from '#features/booking/booking-labels.ts'
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
  const clock = event.time && clockInWords(event.time, locale)
  const place = [...new Set([event.room?.name, event.venue.name])].filter(Boolean).join(', ')
  const target = { slug: event.slugs[locale], id: event.id }
  return (
    <article className={styles.page}>
      <header className={styles.head} data-genre={event.genre?.slug}>
        <h1 className={styles.title} data-fit={titleFit(event.title)}>
          <span className="visually-hidden">
            {fill(labels.plain.title, { title: event.title })}
          </span>
          <span aria-hidden="true">{event.title}</span>
        </h1>
        <p className={styles.date}>
          <span className="visually-hidden">
            {[dayInWords(event.day, locale), clock].filter(Boolean).join(', ')}
          </span>
          <span className={styles.day} aria-hidden="true">
            {dayOfMonth(event.day)}
          </span>
          <span className={styles.when} aria-hidden="true">
            <b>{[weekday(event.day, locale), clock].filter(Boolean).join(', ')}</b>
            <span>{monthInWords(event.day, locale)}</span>
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
