import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { cartCookieLines } from '#lib/browser/remember-cart.ts'
import { env } from '#lib/env.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { holdByForm } from './hold-by-form.ts'
import { readTicketForm } from './read-ticket-form.ts'
import { type TicketOutcome, serializeTicketOutcome } from './ticket-outcome.ts'

/**
 * Handles the plain form: holds the seats through the gateway and redirects to the page with the result, which is in
 * its address and in cookies, so that reloading that page holds nothing again.
 */
export async function handleTicketForm(
  request: Request,
  event: { number: number; slug: string; locale: Locale },
): Promise<Response> {
  if (!isFromSite(request.headers)) {
    return leadTo({ held: 0, problem: 'foreign' }, event)
  }
  const visitor = createVisitorClient(request.headers)
  const form = await request.formData()
  const holdRequest = { eventId: event.number, locale: event.locale, ...readTicketForm(form) }
  const { cart, ...outcome } = await holdByForm(holdRequest, visitor)
  const response = leadTo(outcome, event)
  for (const line of visitor.setCookies) response.headers.append('set-cookie', line)
  if (cart) {
    const notice = { amount: cart.ticketsQuantity, url: cart.url ?? '' }
    for (const line of cartCookieLines(notice, new URL(env.SITE_URL))) {
      response.headers.append('set-cookie', line)
    }
  }
  return response
}

function leadTo(
  outcome: TicketOutcome,
  { number, slug, locale }: { number: number; slug: string; locale: Locale },
): Response {
  const params = { slug, number, outcome: serializeTicketOutcome(outcome) }
  return new Response(null, {
    status: 303,
    headers: {
      location: pathFor('events-slug-id-tickets-outcome', params, locale),
      'cache-control': 'no-store',
    },
  })
}
