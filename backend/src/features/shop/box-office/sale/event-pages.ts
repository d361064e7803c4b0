import { EmailAddress } from '@foyer/schema/shapes/order.ts'
import { maxTicketsPerCart } from '@foyer/schema/ticket-rules.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BoxOfficeDependencies } from '#features/shop/box-office/box-office-dependencies.ts'
import { setCartNoticeCookies } from '#features/shop/box-office/cart-notice-cookies.ts'
import { boxOfficePath } from '#features/shop/box-office/page-context.ts'
import { findEventPosters } from '#features/shop/box-office/posters/event-posters.ts'
import type { preparePages } from '#features/shop/box-office/prepare-pages.ts'
import { cartResponse, findCart } from '#features/shop/cart/cart-response.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { visitOf } from '#features/shop/cart/hold-seats.ts'
import { countSideBySide } from '#features/shop/choose-seats.ts'
import { readSeatPool } from '#features/shop/hold-store.ts'
import { QueueFull } from '#features/shop/orders/hold-queues.ts'
import { findHoursOfToday } from '#catalogue/opening-hours/opening-hours-store.ts'
import { readNow } from '#database/reading/read-now.ts'
import { clockAtTheatre } from '#database/site-zone.ts'
import { addSaleNotice } from '#features/shop/sale-notices/sale-notice-store.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { eventPage, type SaleOutcome } from './event-page.ts'
import { waitingPath } from './waiting-page.ts'
import { noNotice, statusPart, takesNotices, type NoticeState } from './event-status.ts'
import {
  holdsOf,
  nothingSelected,
  readPlace,
  readSelection,
  type Selection,
} from './read-selection.ts'
import { findSaleEvent, type SaleEvent } from './sale-event-store.ts'

type ShownEvent = {
  event: SaleEvent
  selection?: Selection
  outcome?: SaleOutcome
  notice?: NoticeState
  /** The number of tickets in the cart; null if there is no cart. */
  amount?: number
  /** The place in the waiting room with which it was entered. */
  place?: string | undefined
}

/** How much of an invalid address is shown again. */
const maxShownLength = 300

type Visit = { Params: { locale: Locale; number: string } }
type EventQuery = { Querystring: { notice?: string; place?: string } }

/** The page of an event: its tickets are chosen there, as in the plain form of the site. */
export function addEventPages(
  pages: FastifyInstance,
  { database, siteUrl, holdSeats, phone, waitingRooms }: BoxOfficeDependencies,
  { pageContext, send }: ReturnType<typeof preparePages>,
): void {
  const path = '/:locale/event/:number/'
  const writing = { preHandler: limitVisitors(pages), config: { acceptsForms: true } }

  async function getEvent({ locale, number }: Visit['Params']): Promise<SaleEvent> {
    const isNumber = /^\d{1,9}$/.test(number)
    const found = isNumber
      ? await findSaleEvent(database, { number: Number(number), locale, siteUrl })
      : null
    if (!found) throw new HttpError(404, messages[locale].notFound)
    return found
  }

  async function showEvent(request: FastifyRequest<Visit>, reply: FastifyReply, shown: ShownEvent) {
    const context = await pageContext(request, reply, {
      path: `event/${shown.event.id_jet}/`,
      cartAmount: shown.amount ?? (await amountOf(cartCookie.read(request))),
    })
    const { event, selection = nothingSelected, outcome = null, notice = noNotice } = shown
    const counter = {
      hours: await findHoursOfToday(database, context.locale),
      clock: clockAtTheatre(await readNow(database)),
      phone,
    }
    const closed = statusPart(context, { event, notice, counter })
    const posters = await findEventPosters(database, {
      eventIds: [event.id],
      locale: context.locale,
    })
    const { place } = shown
    return send(reply, eventPage(context, { event, selection, outcome, closed, posters, place }))
  }

  /** The address of the waiting room, if the visitor has to wait there. */
  async function findWaiting(
    request: FastifyRequest<Visit>,
    { event, place }: { event: SaleEvent; place: string | undefined },
  ): Promise<string | undefined> {
    const room = await waitingRooms.find(event.id_jet)
    const { csrfToken } = visitOf(request)
    if (!room || (await waitingRooms.isAdmitted(room, { csrfToken, place }))) return undefined
    return waitingPath(room, {
      locale: request.params.locale,
      place,
    })
  }

  async function amountOf(token: string | undefined): Promise<number> {
    const { tickets } = await findCart(database, token === undefined ? null : hashId(token))
    return tickets.length
  }

  pages.get<Visit & EventQuery>(path, async (request, reply) => {
    const event = await getEvent(request.params)
    const { place } = request.query
    const waiting = event.status === 'on_sale' && (await findWaiting(request, { event, place }))
    if (waiting) return reply.redirect(waiting, 303)
    const isDone = request.query.notice === 'done'
    return showEvent(request, reply, {
      event,
      place,
      notice: isDone ? { email: '', state: 'done' } : noNotice,
    })
  })

  pages.post<Visit>(`${path}notice/`, writing, async (request, reply) => {
    const { locale } = request.params
    const event = await getEvent(request.params)
    const { email: typed } = request.body as { email?: unknown }
    const checked = EmailAddress.safeParse(typed)
    if (!checked.success) {
      const email = typeof typed === 'string' ? typed.slice(0, maxShownLength) : ''
      return showEvent(request, reply.status(400), { event, notice: { email, state: 'invalid' } })
    }
    const page = `${boxOfficePath}/${locale}/event/${event.id_jet}/`
    if (!takesNotices(event.status)) return reply.redirect(page, 303)
    await addSaleNotice(database, { eventId: event.id, email: checked.data, locale })
    return reply.redirect(`${page}?notice=done`, 303)
  })

  pages.post<Visit>(path, writing, async (request, reply) => {
    const { locale } = request.params
    const event = await getEvent(request.params)
    const selection = readSelection(request.body)
    const place = readPlace(request.body)
    const refuse = (outcome: SaleOutcome, rest: Partial<ShownEvent> = {}) =>
      showEvent(request, reply.status(400), { event, selection, outcome, place, ...rest })
    const wanted = ticketsIn(selection)
    if (wanted === 0) return refuse({ held: 0, refused: [], problem: 'choose' })
    if (wanted > maxTicketsPerCart) {
      return refuse({ held: 0, refused: [], problem: 'tooManyInOneForm' })
    }

    const waiting = await findWaiting(request, { event, place })
    if (waiting) return reply.redirect(waiting, 303)
    const visit = { ...visitOf(request), place }
    const outcome: SaleOutcome = { held: 0, refused: [] }
    const left: Selection = { ...selection, amounts: new Map(selection.amounts) }
    let amount = await amountOf(visit.cartToken)
    // One after the other: the first hold may create the cart of the next one.
    for (const tickets of holdsOf(selection, event.id_jet)) {
      const seatGroup = tickets.seat_group ?? 0
      const result = await holdSeats(tickets, visit).catch((cause: unknown) => {
        if (cause instanceof QueueFull) return null
        throw cause
      })
      if (!result) {
        outcome.problem = 'busy'
      } else if (result.ok) {
        visit.cartToken = result.token
        outcome.held += tickets.quantities.reduce((sum, quantity) => sum + quantity, 0)
        amount = result.held.tickets.length
        left.amounts.delete(seatGroup)
      } else {
        const { code } = result
        const sideBySide =
          code === 'not_enough_seats' ? await findSideBySide(event, selection, seatGroup) : null
        outcome.refused.push({ seatGroup, code, sideBySide })
      }
    }
    if (outcome.held > 0 && visit.cartToken) {
      cartCookie.set(reply, visit.cartToken)
      const url = cartResponse(await findCart(database, null), { locale, siteUrl }).cart_url
      setCartNoticeCookies(reply, { siteUrl, notice: { amount, url } })
    }
    if (outcome.refused.length === 0 && !outcome.problem) {
      return reply.redirect(`${boxOfficePath}/${locale}/`, 303)
    }
    // What has changed meanwhile is shown as it is now.
    return refuse(outcome, { event: await getEvent(request.params), selection: left, amount })
  })

  async function findSideBySide(event: SaleEvent, { entry }: Selection, seatGroup: number) {
    const seatPool = { eventJetId: event.id_jet, seatGroup, blockId: entry ?? null }
    const { free } = await readSeatPool(database, { seatPool, requestKeys: [] })
    return countSideBySide(free)
  }
}

const ticketsIn = ({ amounts }: Selection) =>
  [...amounts.values()]
    .flatMap((ofGroup) => [...ofGroup.values()])
    .reduce((sum, amount) => sum + amount, 0)
