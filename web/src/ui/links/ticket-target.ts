import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'

/** Where tickets of an event are sold. */
export type TicketedEvent = {
  number: number
  slug: string
  /** Whether the theatre itself sells tickets at this time. */
  isOnSale: boolean
  /** Missing if there are no tickets: an introduction, say, is free for those who have one for the performance. */
  ticketUrl: string | null | undefined
}

/**
 * Where a visitor gets tickets of an event. With quick-buy: a page with a plain form, in place of which the booking widget opens
 * once it is loaded (`opensWidget`); otherwise the event's `ticket_url` (B-10). Undefined if there are no tickets.
 */
export function ticketTarget(
  { number, slug, isOnSale, ticketUrl }: TicketedEvent,
  locale: Locale,
): { href: string; opensWidget: boolean } | undefined {
  if (!ticketUrl) return undefined
  if (design.quickBuy && isOnSale) {
    return {
      href: pathFor('events-slug-id-tickets', { slug, number }, locale),
      opensWidget: true,
    }
  }
  return { href: ticketUrl, opensWidget: false }
}
