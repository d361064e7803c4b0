import { routeHandler } from '#app/routing/route-handler.ts'
import { handleTicketForm } from '#features/booking/plain/handle-ticket-form.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

/** Takes the plain form for the tickets of an event. */
export const POST = routeHandler(
  'events-slug-id-tickets-hold',
  (request, { number, slug, locale }) => handleTicketForm(request, { number, slug, locale }),
)

/** A visitor who returns to the address that the form was sent to gets the form. */
export const GET = routeHandler('events-slug-id-tickets-hold', (_, { number, slug, locale }) => {
  const location = pathFor('events-slug-id-tickets', { slug, number }, locale)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
})
