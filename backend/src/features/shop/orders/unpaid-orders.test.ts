import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer, type Buyer } from '#test/buyer.ts'
import { runJobs } from '#test/run-jobs.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'

const theatre = useTheatre()
const cartPath = '/de/api/shop-cart/'
const orderPath = '/de/api/shop-orders/'

test.each([
  ['releases as staff', (secret: string) => theatre.app.orders.release(hashId(secret))],
  ['releases when it is due', () => theatre.app.orders.releaseUnpaid()],
])('B-11: who %s an order that is being paid at this moment leaves it paid', async (_, cancel) => {
  const { event, secret } = await orderOf('test_payment')
  await age(secret, '31 minutes')
  let canceling: Promise<unknown> | undefined
  await theatre.database.transaction(async (paying) => {
    await paying.execute(sql`update shop_order set paid_at = now() where id = ${hashId(secret)}`)
    canceling = cancel(secret)
    await expect.poll(countWaiting).toBeGreaterThan(0)
  })
  await canceling
  expect(await soldOf(event)).toBe(1)
  expect(await stateOf(secret)).toEqual({ is_paid: true, is_canceled: false })
})

test('B-11: an order by bank transfer that is not paid in three days gives its places back', async () => {
  const { event, secret } = await orderOf('bank_transfer')
  await age(secret, '71 hours')
  await theatre.app.orders.releaseUnpaid()
  expect(await soldOf(event)).toBe(1)
  await age(secret, '2 hours')
  await theatre.app.orders.releaseUnpaid()
  expect(await soldOf(event)).toBe(0)
  expect(await stateOf(secret)).toEqual({ is_paid: false, is_canceled: true })
})

test('B-11: what is paid at the counter stays until the event begins, and so does a transfer that has come', async () => {
  const counter = await orderOf('box_office')
  const transfer = await orderOf('bank_transfer')
  await theatre.database.execute(
    sql`update shop_order set paid_at = now() where id = ${hashId(transfer.secret)}`,
  )
  for (const { secret } of [counter, transfer]) await age(secret, '40 days')
  await theatre.app.orders.releaseUnpaid()
  expect([await soldOf(counter.event), await soldOf(transfer.event)]).toEqual([1, 1])
})

test('X-09: the mail about an order is sent again a few times a day, and no more', async () => {
  const { secret } = await orderOf('box_office')
  const responses = []
  for (let count = 0; count < 8; count += 1) {
    responses.push(await theatre.app.orders.mailAgain({ secret, locale: 'de' }))
  }
  expect(responses.filter(({ ok }) => ok)).toHaveLength(4)
  expect(responses.at(-1)).toEqual({ ok: false, code: 'too_many_mails' })
})

test('X-09: one mailbox gets at most twenty mails a day, however many orders name it', async () => {
  const email = 'victim@example.org'
  const orders = []
  for (let count = 0; count < 6; count += 1) orders.push(await orderOf('box_office', email))
  let again = 0
  for (const { secret } of orders) {
    for (let count = 0; count < 5; count += 1) {
      const { ok } = await theatre.app.orders.mailAgain({ secret, locale: 'de' })
      if (ok) again += 1
    }
  }
  expect(orders.length + again).toBe(20)
  await runJobs(theatre)
})

async function orderOf(method: string, email = `${randomUUID()}@example.org`) {
  const event = await addEvent(theatre.database, { rows: [2] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event)
  const person = { name: 'Anna Berg', email, payment_method: method }
  const { body } = await buyer.post(orderPath, person)
  return { event, secret: body.secret as string }
}

async function hold(buyer: Buyer, event: AddedEvent): Promise<void> {
  await buyer.post(cartPath, {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    quantities: [1],
    sale_type_ids: [event.fullPrice],
    request_key: randomUUID(),
  })
}

async function age(secret: string, time: string): Promise<void> {
  await theatre.database.execute(
    sql`update shop_order set placed_at = placed_at - ${time}::interval where id = ${hashId(secret)}`,
  )
}

async function soldOf({ id }: AddedEvent): Promise<number> {
  const { rows } = await theatre.database.execute<{ sold: number }>(sql`
    select count(*)::int as sold from taken_place where event_id = ${id} and held_until is null`)
  return rows[0]!.sold
}

async function stateOf(secret: string) {
  const { rows } = await theatre.database.execute(sql`
    select paid_at is not null as is_paid, canceled_at is not null as is_canceled
    from shop_order where id = ${hashId(secret)}`)
  return rows[0]
}

async function countWaiting(): Promise<number> {
  const { rows } = await theatre.database.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]!.waiting
}
