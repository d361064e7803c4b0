import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'

/** Where tickets of an event are sold. */
export type TicketedEvent = {
  number: number
  slug: string
  /** Whether the theatre itself sells tickets at this time. */
  isOnSale: boolean
  ticketUrl: string | null | undefined
}

/**
 * The ticket link of an event. With quick-buy it leads to a page with a plain form, in place of which the booking
 * widget opens once it is loaded; otherwise to the event's `ticket_url` (B-10).
 */
export function TicketLink(props: {
  event: TicketedEvent
  locale: Locale
  className?: string | undefined
  /** Names the event, where the label alone does not. */
  label?: string
  children: ReactNode
}) {
  const { number, slug, isOnSale, ticketUrl } = props.event
  const isQuick = design.quickBuy && isOnSale
  const href = isQuick
    ? pathFor('events-slug-id-tickets', { slug, number }, props.locale)
    : ticketUrl
  if (!href) return null
  return (
    <a
      className={props.className}
      href={href}
      aria-label={props.label}
      // By this the booking widget knows its links, wherever they stand.
      data-tickets-of={isQuick ? number : undefined}
      data-print="no"
    >
      {props.children}
    </a>
  )
}
