import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, roleGrant } from '#database/tables/accounts.ts'
import { shopOrder } from '#database/tables/shop.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import { buyerWithSeats, person, submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'
import { type Buyer, newBuyer } from '#test/buyer.ts'
import { sealSecret, unsealSecret } from './seal-secret.ts'

useBoxOffice()

let addresses = 0
const newAddress = () => `kundin-${(addresses += 1)}@example.at`

/** Buys as whoever this browser is; returns the path of the order. */
async function buy(email: string, as?: Buyer): Promise<string> {
  const { buyer } = await buyerWithSeats(1)
  if (as) Object.assign(buyer.cookies, { sessionid: as.cookies['sessionid'] })
  // The token is bound to the session.
  if (as) await buyer.get('/de/api/user-details/')
  const placed = await submit(buyer, '/box-office/de/', { ...person, email })
  expect(placed.status).toBe(303)
  return new URL(String(placed.headers['location']), 'https://theatre.example').pathname
}

/** Registers, or logs in, with the link of a mail. */
async function enter(email: string): Promise<Buyer> {
  const visitor = await newBuyer(theatre)
  await visitor.post('/de/api/user/registration/', { email, first_name: '', last_name: '' })
  const link = linksOf((await mailsTo(theatre, email)).at(-1) as never).text[0]!
  const token = link.split('/').at(-1)!
  expect((await visitor.post(`/de/api/user/mail-links/${token}/redeem/`)).status).toBe(200)
  return visitor
}

const ordersOf = async (visitor: Buyer) => {
  const { status, body } = await visitor.get('/de/api/user/orders/')
  expect(status).toBe(200)
  return (body.orders as { order_url: string; email: string }[]).map(
    ({ order_url: url }) => new URL(url).pathname,
  )
}

test('S-09: orders of a guest join the account when its address is confirmed, and later ones at once', async () => {
  const email = newAddress()
  const asGuest = await buy(email.toUpperCase())
  const ofSomebodyElse = await buy(newAddress())
  const visitor = await enter(email)
  expect(await ordersOf(visitor)).toEqual([asGuest])
  const later = await buy(email)
  expect(await ordersOf(visitor)).toEqual([later, asGuest])
  expect(await ordersOf(visitor)).not.toContain(ofSomebodyElse)
  // The address of each opens the order with its tickets.
  expect((await theatre.call(`${asGuest}tickets.pdf`)).headers['content-type']).toBe(
    'application/pdf',
  )
})

test('S-09: an order belongs to who was logged in, whatever its address', async () => {
  const visitor = await enter(newAddress())
  const address = newAddress()
  const order = await buy(address, visitor)
  expect(await ordersOf(visitor)).toEqual([order])
  expect(await ordersOf(await enter(address))).toEqual([])
})

test('an order that staff places for somebody is not theirs', async () => {
  const staff = await enter(newAddress())
  const { body } = await staff.get('/de/api/user-details/')
  const [own] = await theatre.database
    .select()
    .from(account)
    .where(sql`email = ${body.email}`)
  await theatre.database.insert(roleGrant).values({ accountId: own!.id, role: 'box_office' })
  await buy(newAddress(), staff)
  expect(await ordersOf(staff)).toEqual([])
})

test('X-09: an address that nobody has confirmed has no orders', async () => {
  const email = newAddress()
  const row = { username: email, email, firstName: '', lastName: '' }
  await theatre.database.insert(account).values(row)
  await buy(email)
  const [order] = await theatre.database
    .select()
    .from(shopOrder)
    .where(sql`email = ${email}`)
  expect(order?.accountId).toBeNull()
})

test('X-09: without a log-in nobody lists orders', async () => {
  const visitor = await newBuyer(theatre)
  expect((await visitor.get('/de/api/user/orders/')).status).toBe(401)
})

test('a sealed secret is opened with its key only, and is different each time', () => {
  const [one, other] = [sealSecret('secret', 'key'), sealSecret('secret', 'key')]
  expect(one).not.toBe(other)
  expect([unsealSecret(one, 'key'), unsealSecret(other, 'key')]).toEqual(['secret', 'secret'])
  expect(unsealSecret(one, 'another key')).toBeUndefined()
  expect(unsealSecret(`${one.slice(0, -2)}xx`, 'key')).toBeUndefined()
  expect(unsealSecret('', 'key')).toBeUndefined()
})
