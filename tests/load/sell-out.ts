import { setTimeout as wait } from 'node:timers/promises'
import type { SiteClient } from './site-client.ts'
import { type Bought, waitAndBuy } from './wait-and-buy.ts'

type Sale = {
  eventId: number
  seatGroup: number
  seats: number
  visitors: number
  /** All visitors arrive within this time, evenly. */
  arrivalMs: number
  client: SiteClient
  note: (text: string) => void
}

/** Lets all visitors arrive and buy a ticket each; ends when all seats are held. Returns those who were admitted. */
export async function sellOut({
  seats,
  visitors,
  arrivalMs,
  note,
  ...sale
}: Sale): Promise<Bought[]> {
  const over = new AbortController()
  const bought: Bought[] = []
  let held = 0
  const waiting: Promise<void>[] = []
  const visit = async () => {
    const one = await waitAndBuy({ ...sale, signal: over.signal })
    if (!one) return
    bought.push(one)
    if (one.isHeld) held += 1
    if (held >= seats) over.abort()
  }
  const begin = performance.now()
  while (waiting.length < visitors) {
    const due = Math.min(visitors, ((performance.now() - begin) / arrivalMs) * visitors)
    while (waiting.length < due) waiting.push(visit())
    note(`${waiting.length} visitors`)
    await wait(5)
  }
  note('all are here')
  await Promise.all(waiting)
  return bought
}

/** When a waiting room opens, in milliseconds of `performance.now()`, and how many it admits a minute. */
type Pace = { opensAt: number; admissionsPerMinute: number }

/** Whether somebody was admitted before the pace had reached their place; a second is for what the origin remembers. */
export function isEarly(
  { number, admittedAt }: Bought,
  { opensAt, admissionsPerMinute }: Pace,
): boolean {
  const seconds = (admittedAt - opensAt) / 1000 + 1
  return number > Math.ceil((seconds / 60) * admissionsPerMinute) + 1
}
