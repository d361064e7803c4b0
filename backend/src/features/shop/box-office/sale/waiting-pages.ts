import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { BoxOfficeDependencies } from '#features/shop/box-office/box-office-dependencies.ts'
import { boxOfficePath } from '#features/shop/box-office/page-context.ts'
import type { preparePages } from '#features/shop/box-office/prepare-pages.ts'
import type { Turn } from '#features/shop/waiting-room/waiting-rooms.ts'
import { visitOf } from '#features/shop/cart/hold-seats.ts'
import { byAddress } from '#http/count-by.ts'
import { waitingPage, waitingPath } from './waiting-page.ts'

type Visit = { Params: { locale: Locale; number: string }; Querystring: { place?: string } }

/** How many places one network gets in a minute: a school or an office, but not all of them. */
const placesPerMinute = 300

const seconds = { least: 5, most: 30 }

/** The waiting room of an event. It works without a script: the page asks again by itself, and its address contains the place. */
export function addWaitingPages(
  pages: FastifyInstance,
  { waitingRooms }: BoxOfficeDependencies,
  { pageContext, send }: ReturnType<typeof preparePages>,
): void {
  const preHandler = pages.limitCalls('waiting-places', {
    address: {
      calls: placesPerMinute,
      seconds: 60,
      // Who has a place asks as often as the page says.
      by: (request) =>
        (request.query as Visit['Querystring']).place === undefined
          ? byAddress(request)
          : undefined,
    },
  })

  pages.get<Visit>('/:locale/event/:number/waiting/', { preHandler }, async (request, reply) => {
    const { locale, number } = request.params
    const room = await waitingRooms.find(Number(number))
    const eventPath = `${boxOfficePath}/${locale}/event/${encodeURIComponent(number)}/`
    if (!room) return reply.redirect(eventPath, 303)
    const { place } = request.query
    const turn = await waitingRooms.findTurn(room, place)
    const { csrfToken } = visitOf(request)
    const mayEnter = turn?.isAdmitted && (await waitingRooms.isAdmitted(room, { csrfToken, place }))
    if (mayEnter) return reply.redirect(`${eventPath}?place=${place}`, 303)
    // Somebody else has used an admitted place that does not let this visitor in.
    if (!turn || place === undefined || turn.isAdmitted) {
      const given = await waitingRooms.takePlace(room)
      return reply.redirect(waitingPath(room, { locale, place: given }), 303)
    }
    const context = await pageContext(request, reply, {
      path: `event/${room.eventNumber}/waiting/?place=${place}`,
      cartAmount: null,
    })
    // A header, because it works without a script and is no part of the page that assistive technology reads.
    reply.header('refresh', String(secondsUntilNext(turn)))
    return send(reply, waitingPage(context, { room, turn, place }))
  })
}

/** Often enough that nobody misses the turn, and at different times, so that thousands do not ask at the same moment. */
function secondsUntilNext({ minutes, opensAt }: Turn): number {
  const untilOpening = opensAt ? (opensAt.getTime() - Date.now()) / 1000 : 0
  const wanted = untilOpening + minutes * 15
  return Math.round(
    Math.min(Math.max(wanted, seconds.least), seconds.most) * (0.8 + Math.random() * 0.4),
  )
}
