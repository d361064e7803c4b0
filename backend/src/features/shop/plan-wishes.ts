import { chooseSeats } from './choose-seats.ts'
import type { DeskView } from './hold-store.ts'
import { objectionTo, sizeOf, type Outcome, type Wish } from './wish.ts'

/** A wish with the places that were found for it. */
export type Plan = { wish: Wish; placeIds: number[] }

type Planned = {
  plans: Plan[]
  /** What is certain before anything is tried: wishes that were granted before, and those that nobody could grant. */
  outcomes: Map<Wish, Outcome>
  /** Wishes for which nothing is left if all the plans succeed. */
  leftOut: Wish[]
}

/** Finds places for one wish after another, each of what those before have left. */
export function planWishes(wishes: readonly Wish[], view: DeskView): Planned {
  const planned: Planned = { plans: [], outcomes: new Map(), leftOut: [] }
  let { free }: Pick<DeskView, 'free'> = view
  for (const wish of wishes) {
    const certain = certainOutcome(wish, view)
    if (certain) {
      planned.outcomes.set(wish, certain)
      continue
    }
    const wanted = { size: sizeOf(wish), random: Math.random }
    const placeIds = chooseSeats(free, wanted)
    if (placeIds) {
      const chosen = new Set(placeIds)
      free = free.filter(({ id }) => !chosen.has(id))
      planned.plans.push({ wish, placeIds })
    } else if (free !== view.free && chooseSeats(view.free, wanted)) planned.leftOut.push(wish)
    else planned.outcomes.set(wish, { ok: false, code: 'not_enough_seats' })
  }
  return planned
}

function certainOutcome(wish: Wish, view: DeskView): Outcome | undefined {
  const known = view.granted.find(({ key }) => key === wish.requestKey)
  if (known) {
    return known.wish === wish.content
      ? { ok: true, cartId: known.cartId }
      : { ok: false, code: 'key_reused' }
  }
  const code = objectionTo(wish, view)
  return code && { ok: false, code }
}
