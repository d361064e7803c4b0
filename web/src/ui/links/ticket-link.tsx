import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'

/** What says how tickets of an event are had. */
export type TicketedEvent = {
  number: number
  slug: string
  /** Whether the house itself has tickets to give at this time. */
  isOnSale: boolean
  ticketUrl: string | null | undefined
}

/**
 * The way to the tickets of an event. Where the house has quick-buy it leads to a page with a plain form, in place of which the
 * booking widget opens as soon as it can; everything else leads to the event's `ticket_url` (B-10).
 */
export function TicketLink(props: {
  event: TicketedEvent
  locale: Locale
  className?: string | undefined
  /** Says of what event, where the words alone do not. */
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
