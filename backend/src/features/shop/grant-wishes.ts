import { mostTicketsOfCart } from '@foyer/schema/ticket-rules.ts'
import type { Database, Queries } from '#database/connect.ts'
import { noTimeslot } from '#database/tables/shop.ts'
import {
  addCarts,
  lockDesk,
  lockOpenCarts,
  rememberRequests,
  renewCarts,
  takeBack,
  takePlaces,
  viewDesk,
  type Desk,
  type DeskView,
  type GrantedRequest,
  type PlaceToHold,
} from './hold-store.ts'
import { planWishes, type Plan } from './plan-wishes.ts'
import type { Outcome, Wish } from './wish.ts'

/** `undefined` where another was quicker, and it has to be tried again. */
export type Outcomes = Map<Wish, Outcome | undefined>

type Granting = {
  desk: Desk
  /** Of one desk, each with a key of its own. */
  wishes: Wish[]
  /** Whether others who lock have to wait: for who has lost too often. */
  isLocked: boolean
}

/** Grants the wishes of one desk, each whole or not at all, in one transaction. */
export async function grantWishes(
  database: Pick<Database, 'transaction'>,
  { desk, wishes, isLocked }: Granting,
): Promise<Outcomes> {
  return database.transaction(async (transaction) => {
    if (isLocked) await lockDesk(transaction, desk)
    const requestKeys = wishes.map(({ requestKey }) => requestKey)
    const view = await viewDesk(transaction, { desk, requestKeys })
    const { plans, outcomes, leftOut } = planWishes(wishes, view)
    const tried = await tryPlans(transaction, { desk, view, plans })
    // Who was left out for somebody who then got nothing has another chance.
    const isAllGranted = plans.every(({ wish }) => tried.get(wish)?.ok)
    const leftOver = isAllGranted ? leftOut : []
    return new Map([
      ...outcomes,
      ...tried,
      ...leftOver.map((wish) => [wish, { ok: false, code: 'not_enough_seats' }] as const),
    ])
  })
}

type Trial = { desk: Desk; view: DeskView; plans: Plan[] }

/** Carries plans out, each whole or not at all; nothing is answered for those in which another was quicker. */
async function tryPlans(queries: Queries, { desk, view, plans }: Trial): Promise<Outcomes> {
  const outcomes: Outcomes = new Map()
  if (plans.length === 0) return outcomes
  const known = plans.flatMap(({ wish }) => wish.knownCartId ?? [])
  const openCarts = await lockOpenCarts(queries, known)
  const cartOf = ({ wish: { knownCartId, newCartId } }: Plan) =>
    knownCartId !== null && openCarts.has(knownCartId) ? knownCartId : newCartId
  const where = { eventId: view.sale!.eventId, timeslotId: desk.blockId ?? noTimeslot }

  const newCarts = plans.map(cartOf).filter((id) => !openCarts.has(id))
  await addCarts(queries, newCarts)
  const isFirst = await rememberRequests(queries, plans.map(requestOf(cartOf)))
  const own = plans.filter(({ wish }) => isFirst.has(wish.requestKey))
  const expired = new Set(view.free.filter(({ isExpired }) => isExpired).map(({ id }) => id))
  const taken = await takePlaces(queries, {
    ...where,
    places: own.flatMap((plan) => ticketsOf(plan, { view, cartId: cartOf(plan), expired })),
  })
  const ticketsIn = await renewCarts(queries, [...openCarts])

  const failed = own.filter((plan) => {
    const isTooMuch = (ticketsIn.get(cartOf(plan)) ?? 0) > mostTicketsOfCart
    const isWhole = plan.placeIds.every((id) => taken.has(id))
    if (isTooMuch) outcomes.set(plan.wish, { ok: false, code: 'too_many_tickets' })
    else if (isWhole) outcomes.set(plan.wish, { ok: true, cartId: cartOf(plan) })
    return isTooMuch || !isWhole
  })
  if (failed.length > 0) {
    await takeBack(queries, {
      ...where,
      requestKeys: failed.map(({ wish }) => wish.requestKey),
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
    key: plan.wish.requestKey,
    cartId: cartOf(plan),
    wish: plan.wish.content,
  })
}

/** The tickets of a wish, on the places that were found: sale types in their order, places in theirs. */
function ticketsOf(
  { wish, placeIds }: Plan,
  { view, cartId, expired }: { view: DeskView; cartId: string; expired: ReadonlySet<number> },
): PlaceToHold[] {
  const saleTypeIds = wish.tickets.flatMap(({ saleTypeId, quantity }) =>
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
