import { chooseSeats } from './choose-seats.ts'
import type { SeatPoolSnapshot } from './hold-store.ts'
import { rejectionOf, sizeOf, type Outcome, type HoldRequest } from './hold-request.ts'

/** A request with the places chosen for it. */
export type Plan = { request: HoldRequest; placeIds: number[] }

type HoldPlans = {
  plans: Plan[]
  /** Outcomes known in advance: of requests granted before, and of those that cannot be granted. */
  outcomes: Map<HoldRequest, Outcome>
  /** Requests for which no seats are left if all plans succeed. */
  leftOut: HoldRequest[]
}

/** Chooses places for the requests in order, each from what the previous ones left. */
export function planHolds(requests: readonly HoldRequest[], view: SeatPoolSnapshot): HoldPlans {
  const planned: HoldPlans = { plans: [], outcomes: new Map(), leftOut: [] }
  let { free }: Pick<SeatPoolSnapshot, 'free'> = view
  for (const request of requests) {
    const certain = certainOutcome(request, view)
    if (certain) {
      planned.outcomes.set(request, certain)
      continue
    }
    const wanted = { size: sizeOf(request), random: Math.random }
    const placeIds = chooseSeats(free, wanted)
    if (placeIds) {
      const chosen = new Set(placeIds)
      free = free.filter(({ id }) => !chosen.has(id))
      planned.plans.push({ request, placeIds })
    } else if (free !== view.free && chooseSeats(view.free, wanted)) planned.leftOut.push(request)
    else planned.outcomes.set(request, { ok: false, code: 'not_enough_seats' })
  }
  return planned
}

function certainOutcome(request: HoldRequest, view: SeatPoolSnapshot): Outcome | undefined {
  const known = view.granted.find(({ key }) => key === request.requestKey)
  if (known) {
    return known.contentHash === request.contentHash
      ? { ok: true, cartId: known.cartId }
      : { ok: false, code: 'idempotency_key_reused' }
  }
  const code = rejectionOf(request, view)
  return code && { ok: false, code }
}
