import { maxTicketsPerCart, maxHeldPlacesPerNetwork } from '@foyer/schema/ticket-rules.ts'
import type { Database, Queries } from '#database/connect.ts'
import { noTimeslot } from '#database/tables/shop.ts'
import {
  addCarts,
  findGreedyNetworks,
  lockSeatPool,
  lockOpenCarts,
  rememberRequests,
  renewCarts,
  undoHolds,
  holdPlaces,
  readSeatPool,
  type SeatPool,
  type SeatPoolSnapshot,
  type GrantedRequest,
  type PlaceToHold,
} from './hold-store.ts'
import { planHolds, type Plan } from './plan-holds.ts'
import type { Outcome, HoldRequest } from './hold-request.ts'

/** `undefined` if the seats were taken concurrently and the request has to be retried. */
export type Outcomes = Map<HoldRequest, Outcome | undefined>

type GrantOptions = {
  seatPool: SeatPool
  /** Requests for one seat pool, with distinct keys. */
  requests: HoldRequest[]
  /** Whether to lock the seat pool, for requests that have lost too many rounds. */
  isLocked: boolean
}

/** Grants requests for one seat pool in one transaction, each of them completely or not at all. */
export async function grantHolds(
  database: Pick<Database, 'transaction'>,
  { seatPool, requests, isLocked }: GrantOptions,
): Promise<Outcomes> {
  return database.transaction(async (transaction) => {
    if (isLocked) await lockSeatPool(transaction, seatPool)
    const requestKeys = requests.map(({ requestKey }) => requestKey)
    const view = await readSeatPool(transaction, { seatPool, requestKeys })
    const { plans, outcomes, leftOut } = planHolds(requests, view)
    const tried = await tryPlans(transaction, { seatPool, view, plans })
    // Requests left out in favour of plans that then failed get another round.
    const isAllGranted = plans.every(({ request }) => tried.get(request)?.ok)
    const leftOver = isAllGranted ? leftOut : []
    return new Map([
      ...outcomes,
      ...tried,
      ...leftOver.map((request) => [request, { ok: false, code: 'not_enough_seats' }] as const),
    ])
  })
}

type PlanAttempt = { seatPool: SeatPool; view: SeatPoolSnapshot; plans: Plan[] }

/** Executes plans, each completely or not at all; those that lost a seat concurrently have no outcome. */
async function tryPlans(
  queries: Queries,
  { seatPool, view, plans }: PlanAttempt,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  if (plans.length === 0) return outcomes
  const known = plans.flatMap(({ request }) => request.knownCartId ?? [])
  const openCarts = await lockOpenCarts(queries, known)
  const cartOf = ({ request: { knownCartId, newCartId } }: Plan) =>
    knownCartId !== null && openCarts.has(knownCartId) ? knownCartId : newCartId
  const where = { eventId: view.sale!.eventId, timeslotId: seatPool.blockId ?? noTimeslot }

  const newCarts = plans
    .map((plan) => ({ id: cartOf(plan), network: plan.request.network }))
    .filter(({ id }) => !openCarts.has(id))
  await addCarts(queries, newCarts)
  const isFirst = await rememberRequests(queries, plans.map(requestOf(cartOf)))
  const own = plans.filter(({ request }) => isFirst.has(request.requestKey))
  const expired = new Set(view.free.filter(({ isExpired }) => isExpired).map(({ id }) => id))
  const taken = await holdPlaces(queries, {
    ...where,
    places: own.flatMap((plan) => ticketsOf(plan, { view, cartId: cartOf(plan), expired })),
  })
  const ticketsIn = await renewCarts(queries, [...openCarts])
  const greedy = await findGreedyNetworks(queries, {
    eventId: where.eventId,
    networks: own.map(({ request }) => request.network),
    most: maxHeldPlacesPerNetwork,
  })

  const failed = own.filter((plan) => {
    const isTooMuch = (ticketsIn.get(cartOf(plan)) ?? 0) > maxTicketsPerCart
    const isWhole = plan.placeIds.every((id) => taken.has(id))
    const isGreedy = greedy.has(plan.request.network)
    if (isTooMuch) outcomes.set(plan.request, { ok: false, code: 'too_many_tickets' })
    else if (isGreedy) outcomes.set(plan.request, { ok: false, code: 'too_many_seats' })
    else if (isWhole) outcomes.set(plan.request, { ok: true, cartId: cartOf(plan) })
    return isTooMuch || isGreedy || !isWhole
  })
  if (failed.length > 0) {
    await undoHolds(queries, {
      ...where,
      requestKeys: failed.map(({ request }) => request.requestKey),
      places: failed.flatMap((plan) =>
        plan.placeIds
          .filter((id) => taken.has(id))
          .map((placeId) => ({ placeId, cartId: cartOf(plan) })),
      ),
    })
  }
  return outcomes
}

function requestOf(cartOf: (plan: Plan) => string) {
  return (plan: Plan): GrantedRequest => ({
    key: plan.request.requestKey,
    cartId: cartOf(plan),
    contentHash: plan.request.contentHash,
  })
}

/** The tickets of a request: sale types in the order of the request on places in the order of the plan. */
function ticketsOf(
  { request, placeIds }: Plan,
  {
    view,
    cartId,
    expired,
  }: { view: SeatPoolSnapshot; cartId: string; expired: ReadonlySet<number> },
): PlaceToHold[] {
  const saleTypeIds = request.tickets.flatMap(({ saleTypeId, quantity }) =>
    Array.from({ length: quantity }, () => saleTypeId),
  )
  return placeIds.map((placeId, index) => {
    const saleTypeId = saleTypeIds[index]!
    return {
      placeId,
      cartId,
      saleTypeId,
      priceCents: view.prices[saleTypeId]!,
      isExpired: expired.has(placeId),
    }
  })
}
