import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { ticketTarget, type TicketedEvent } from './ticket-target.ts'

/** The ticket link of an event. Where it leads says `ticketTarget`. */
export function TicketLink(props: {
  event: TicketedEvent
  locale: Locale
  className?: string | undefined
  /** Names the event, where the label alone does not. */
  label?: string
  children: ReactNode
}) {
  const target = ticketTarget(props.event, props.locale)
  if (!target) return null
  return (
    <a
      className={props.className}
      href={target.href}
      aria-label={props.label}
      // By this attribute the booking widget recognises its links.
      data-tickets-of={target.opensWidget ? props.event.number : undefined}
      data-ticket-link=""
      data-print="no"
    >
      {props.children}
    </a>
  )
}
