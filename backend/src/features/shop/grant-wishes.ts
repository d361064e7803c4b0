import { mostTicketsOfCart } from '@foyer/schema/rest/cart-shapes.ts'
import type { Database, Queries } from '#database/connect.ts'
import { noTimeslot } from '#database/tables/shop.ts'
import { chooseSeats } from './choose-seats.ts'
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
import { objectionTo, sizeOf, type Outcome, type Wish } from './wish.ts'

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
    const outcomes: Outcomes = new Map()
    const fresh = wishes.filter((wish) => !answerKnown(wish, { granted: view.granted, outcomes }))
    const plans = planWishes(fresh, { view, outcomes })
    if (plans.length > 0) await carryOut(transaction, { desk, view, plans, outcomes })
    return outcomes
  })
}

/** A wish with the places that were found for it. */
type Plan = { wish: Wish; placeIds: number[] }

/** Answers a request that was granted before; says whether it was. */
function answerKnown(
  wish: Wish,
  { granted, outcomes }: { granted: GrantedRequest[]; outcomes: Outcomes },
): boolean {
  const known = granted.find(({ key }) => key === wish.requestKey)
  if (!known) return false
  outcomes.set(
    wish,
    known.wish === wish.content
      ? { ok: true, cartId: known.cartId }
      : { ok: false, code: 'key_reused' },
  )
  return true
}

/** Finds places for one wish after another; refuses those that cannot be granted. */
function planWishes(
  wishes: Wish[],
  { view, outcomes }: { view: DeskView; outcomes: Outcomes },
): Plan[] {
  let { free }: Pick<DeskView, 'free'> = view
  return wishes.flatMap((wish) => {
    const code = objectionTo(wish, view)
    const placeIds = code ? null : chooseSeats(free, { size: sizeOf(wish), random: Math.random })
    if (!placeIds) {
      outcomes.set(wish, { ok: false, code: code ?? 'not_enough_seats' })
      return []
    }
    const chosen = new Set(placeIds)
    free = free.filter(({ id }) => !chosen.has(id))
    return [{ wish, placeIds }]
  })
}

async function carryOut(
  queries: Queries,
  {
    desk,
    view,
    plans,
    outcomes,
  }: { desk: Desk; view: DeskView; plans: Plan[]; outcomes: Outcomes },
): Promise<void> {
  const known = plans.flatMap(({ wish }) => wish.knownCartId ?? [])
  const openCarts = await lockOpenCarts(queries, known)
  const cartOf = ({ knownCartId, newCartId }: Wish) =>
    knownCartId !== null && openCarts.has(knownCartId) ? knownCartId : newCartId
  const where = { eventId: view.sale!.eventId, timeslotId: desk.blockId ?? noTimeslot }

  await addCarts(
    queries,
    plans.map(({ wish }) => cartOf(wish)).filter((id) => !openCarts.has(id)),
  )
  const fresh = await rememberRequests(
    queries,
    plans.map(({ wish }) => ({
      key: wish.requestKey,
      cartId: cartOf(wish),
      wish: wish.content,
    })),
  )
  const granted = plans.filter(({ wish }) => fresh.has(wish.requestKey))
  const expired = new Set(view.free.filter(({ isExpired }) => isExpired).map(({ id }) => id))
  const taken = await takePlaces(queries, {
    ...where,
    places: granted.flatMap((plan) =>
      ticketsOf(plan, { view, cartId: cartOf(plan.wish), expired }),
    ),
  })
  const tickets = await renewCarts(queries, [...openCarts])

  const short: Plan[] = []
  for (const plan of granted) {
    const cartId = cartOf(plan.wish)
    const isWhole = plan.placeIds.every((id) => taken.has(id))
    const isTooMuch = (tickets.get(cartId) ?? 0) > mostTicketsOfCart
    if (isWhole && !isTooMuch) outcomes.set(plan.wish, { ok: true, cartId })
    else {
      short.push(plan)
      if (isTooMuch) outcomes.set(plan.wish, { ok: false, code: 'too_many_tickets' })
    }
  }
  if (short.length === 0) return
  await takeBack(queries, {
    ...where,
    requestKeys: short.map(({ wish }) => wish.requestKey),
    places: short.flatMap(({ wish, placeIds }) =>
      placeIds.filter((id) => taken.has(id)).map((placeId) => ({ placeId, cartId: cartOf(wish) })),
    ),
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
