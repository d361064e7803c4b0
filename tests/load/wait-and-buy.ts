import { setTimeout as wait } from 'node:timers/promises'
import type { SiteClient } from './site-client.ts'

type Sale = { eventId: number; seatGroup: number; client: SiteClient; signal: AbortSignal }

export type Bought = {
  /** The place in the queue. */
  number: number
  /** When the visitor was admitted, in milliseconds of `performance.now()`. */
  admittedAt: number
  /** Whether seats are held. */
  isHeld: boolean
}

/**
 * A visitor who takes a place in the waiting room, asks again as often as the page says, and requests a ticket as soon as it is their
 * turn. Undefined if the sale is over before that.
 */
export async function waitAndBuy(sale: Sale): Promise<Bought | undefined> {
  const { eventId, client, signal } = sale
  const visitor = client.enter()
  const placed = await client.send(visitor, { path: `/box-office/de/event/${eventId}/waiting/` })
  const number = Number(/place=(\d+)-/.exec(placed.location)?.[1])
  if (!number) throw new Error(`No place was given: ${placed.status} ${placed.location}`)
  let { location } = placed
  while (!signal.aborted) {
    const { status, refresh, location: next } = await client.send(visitor, { path: location })
    if (status === 303) {
      const admittedAt = performance.now()
      return { number, admittedAt, isHeld: await buyOne(sale, { visitor, path: next }) }
    }
    if (status !== 200) throw new Error(`The waiting room answered ${status}.`)
    await wait(refresh * 1000, undefined, { signal }).catch(() => undefined)
    location = placed.location
  }
  return undefined
}

type Buyer = { visitor: ReturnType<SiteClient['enter']>; path: string }

async function buyOne(
  { eventId, seatGroup, client }: Sale,
  { visitor, path }: Buyer,
): Promise<boolean> {
  const page = await client.send(visitor, { path })
  const fieldOf = (name: string) =>
    new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.body)?.[1] ?? ''
  // Nothing is free any more: the page says so instead of the form.
  if (fieldOf('request_key') === '') return false
  const held = await client.send(visitor, {
    path: `/box-office/de/event/${eventId}/`,
    form: {
      csrfmiddlewaretoken: fieldOf('csrfmiddlewaretoken'),
      request_key: fieldOf('request_key'),
      place: fieldOf('place'),
      [`tickets-${seatGroup}-1`]: '1',
    },
  })
  return held.status === 303
}
