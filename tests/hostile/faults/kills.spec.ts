import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { addSeatsForSale, type SeatsForSale } from '#support/house/seats-for-sale.ts'
import { countPlacesSoldTwice, findSoldTickets } from '#support/house/sold-tickets.ts'
import type { HttpResponse } from '#support/hostile/ask.ts'
import { extent } from '#support/hostile/extent.ts'
import { killPart, partNames, untilAllReady } from '#support/hostile/parts.ts'
import { newVisitor, type Visitor } from '#support/hostile/visitor.ts'
import { test } from '#support/hostile/attempts.ts'

/** The launcher gives a part up that ends five times within a minute: of each part no more than that. */
const kills = { short: 5, once: 15, long: 200 }[extent]
const pauseMs = kills > 15 ? 2_000 : 500
const buyersAtOnce = 6
/** Until a killed part is ready again, with its start on a busy machine. */
const backWithinMs = 120_000

/** Retries until there is a response: calls have an idempotency key, so a repeated one has one effect. */
async function persist(send: () => Promise<HttpResponse>): Promise<HttpResponse> {
  for (;;) {
    const response = await send().catch(() => undefined)
    if (response && response.status < 500 && response.status !== 429) return response
    await wait(200)
  }
}

/** Buys two seats through everything; returns the number of the order, or nothing where there were no seats. */
async function buy(event: SeatsForSale): Promise<number | undefined> {
  const visitor = await enter()
  const wanted = {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    sale_type_ids: [event.saleType],
    quantities: [2],
    request_key: randomUUID(),
  }
  const held = await persist(() => visitor.post('/de/api/shop-cart/', wanted))
  if (held.status !== 200) return undefined
  const person = { name: 'A B', email: `${randomUUID()}@example.org`, payment_method: 'box_office' }
  const { text } = await persist(() => visitor.post('/de/api/shop-orders/', person))
  return (JSON.parse(text) as { number?: number }).number
}

async function enter(): Promise<Visitor> {
  for (;;) {
    const visitor = await newVisitor().catch(() => undefined)
    if (visitor?.cookies.has('csrftoken')) return visitor
    await wait(200)
  }
}

test('B-11 X-02: no acknowledged order is lost and no seat sold twice, whatever part is killed', async ({
  attempts,
}) => {
  const rows = Math.min(50, kills * 2)
  const event = await addSeatsForSale(rows, `hostile-kills-${Date.now()}`)
  const acknowledged: number[] = []
  let isOver = false
  const buyers = Array.from({ length: buyersAtOnce }, async () => {
    while (!isOver) {
      const number = await buy(event)
      if (number) acknowledged.push(number)
      else await wait(200)
    }
  })
  for (let time = 0; time < kills; time += 1) {
    const part = partNames[time % partNames.length]!
    await attempts.holds(`kill -9 of the ${part}, number ${time + 1}`, async () => {
      await wait(pauseMs)
      await killPart(part)
      expect(await untilAllReady(backWithinMs)).toBeLessThan(backWithinMs)
    })
  }
  isOver = true
  await Promise.all(buyers)
  const sold = await findSoldTickets(event.id)
  for (const number of acknowledged) {
    await attempts.holds(`order ${number} is kept`, async () => expect(sold.get(number)).toBe(2))
  }
  await attempts.holds('orders were acknowledged at all', async () =>
    expect(acknowledged.length).toBeGreaterThan(kills / 2),
  )
  await attempts.holds('no place is on two tickets', async () =>
    expect(await countPlacesSoldTwice()).toBe(0),
  )
})
