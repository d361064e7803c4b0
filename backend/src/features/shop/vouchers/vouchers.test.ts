import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { voucher, voucherUse } from '#database/tables/vouchers.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { enter } from '#test/accounts/enter.ts'
import { mailsTo } from '#test/accounts/mails.ts'
import {
  buyerWithSeats,
  pathOf,
  person,
  soldOf,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'
import type { Buyer } from '#test/buyer.ts'
import { issueVoucher, newCashier, redeem } from '#test/accounts/vouchers.ts'

useBoxOffice()

const order = (buyer: Buyer, fields: object = {}) =>
  submit(buyer, '/box-office/de/', { ...person, ...fields })

/** What a page says, without markup. */
const textOf = (page: string) =>
  page
    .replaceAll('\u2060', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('S-09: a voucher pays a part of an order, and what is left of it the next one', async () => {
  const cashier = await newCashier()
  const code = await issueVoucher(cashier, { euros: 50 })
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)

  const first = await buyerWithSeats(2)
  const chosen = await redeem(first.buyer, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
  expect([chosen.status, chosen.headers['location']]).toEqual([303, '/box-office/de/#vouchers'])
  const checkout = textOf((await first.buyer.get('/box-office/de/')).body)
  expect(checkout).toContain('Noch zu bezahlen 0 €')
  expect(checkout).not.toContain('Zahlungsart')
  const { email } = first
  const placed = await order(first.buyer, { email, redeemed: '4000' })
  // Nothing is left to pay, so there is no page of a payment, and the tickets come at once.
  const path = pathOf(String(placed.headers['location']))
  expect(path).toMatch(/orders\/[^/]+\/$/)
  const page = textOf((await theatre.call(path)).body)
  expect(page).toContain('Mit Gutscheinen bezahlt −40 € Noch zu bezahlen 0 € bezahlt')
  expect((await mailsTo(theatre, email)).at(-1)?.text).toContain('Mit Gutscheinen bezahlt: 40')

  const second = await buyerWithSeats(1)
  await redeem(second.buyer, code)
  expect(textOf((await second.buyer.get('/box-office/de/')).body)).toContain(
    'Noch zu bezahlen 10 €',
  )
  const rest = await order(second.buyer, { redeemed: '1000', payment_method: 'test_payment' })
  const payment = pathOf(String(rest.headers['location']))
  expect(textOf((await theatre.call(payment)).body)).toContain('10 € bezahlen')
  expect(await soldOf(second.event)).toBe(1)

  // Used up.
  const third = await buyerWithSeats(1)
  expect((await redeem(third.buyer, code)).status).toBe(400)
})

test('S-09: several vouchers pay one order, the one that ends first first', async () => {
  const cashier = await newCashier()
  const codes = [
    await issueVoucher(cashier, { euros: 15 }),
    await issueVoucher(cashier, { euros: 30 }),
  ]
  await theatre.database.execute(sql`
    update voucher set valid_until = valid_until - 1 where code_ending = ${codes[1]!.slice(-4)}`)
  const { buyer } = await buyerWithSeats(2)
  for (const code of codes) expect((await redeem(buyer, code)).status).toBe(303)
  const page = textOf((await buyer.get('/box-office/de/')).body)
  expect(page).toContain(`Gutschein …${codes[1]!.slice(-4)} : −30 €`)
  expect(page).toContain(`Gutschein …${codes[0]!.slice(-4)} : −10 €`)
  expect(page).toContain('Noch zu bezahlen 0 €')

  const [own] = await theatre.database
    .select()
    .from(voucher)
    .where(sql`code_ending = ${codes[0]!.slice(-4)}`)
  const left = await submit(buyer, '/box-office/de/vouchers/remove/', { voucher: String(own!.id) })
  expect(left.status).toBe(303)
  expect(textOf((await buyer.get('/box-office/de/')).body)).toContain('Noch zu bezahlen 10 €')
})

test('S-09: of two orders at once that want the same voucher one gets it, and the other is told before it pays', async () => {
  const code = await issueVoucher(await newCashier(), { euros: 20 })
  const buyers = [await buyerWithSeats(1), await buyerWithSeats(1)]
  for (const { buyer } of buyers) await redeem(buyer, code)
  const placed = await Promise.all(buyers.map(({ buyer }) => order(buyer, { redeemed: '2000' })))
  expect(placed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    303, 400,
  ])
  const refused = placed.findIndex(({ status }) => status === 400)
  expect(placed[refused]!.body).toContain('data-code="vouchers_changed"')
  // Nothing is lost: the seats are still held, and the form has what was typed.
  expect(placed[refused]!.body).toContain(`value="${person.email}"`)
  expect(await soldOf(buyers[refused]!.event)).toBe(0)
  const again = await order(buyers[refused]!.buyer, { redeemed: '0' })
  expect(again.status).toBe(303)
  const uses = await theatre.database
    .select()
    .from(voucherUse)
    .where(sql`amount_cents = 2000`)
  expect(uses).toHaveLength(1)
})

test('S-09: an order that is cancelled, or not paid in time, gives back once what vouchers have paid', async () => {
  const code = await issueVoucher(await newCashier(), { euros: 30 })
  const { buyer } = await buyerWithSeats(2)
  await redeem(buyer, code)
  const placed = await order(buyer, { redeemed: '3000', payment_method: 'test_payment' })
  const secret = String(placed.headers['location']).split('/orders/')[1]!.split('/')[0]!
  await theatre.database.execute(sql`
    update shop_order set placed_at = now() - interval '31 minutes' where id = ${hashId(secret)}`)
  await Promise.all([1, 2].map(() => theatre.app.orders.releaseUnpaid()))
  const next = await buyerWithSeats(2)
  await redeem(next.buyer, code)
  expect(textOf((await next.buyer.get('/box-office/de/')).body)).toContain('Noch zu bezahlen 10 €')
  const second = await order(next.buyer, { redeemed: '3000' })
  const path = pathOf(String(second.headers['location']))
  for (let count = 0; count < 2; count += 1) await submit(next.buyer, `${path}cancel/`, {})
  expect(textOf((await theatre.call(path)).body)).toContain('wieder auf Ihren Gutscheinen')
  const last = await buyerWithSeats(2)
  await redeem(last.buyer, code)
  expect(textOf((await last.buyer.get('/box-office/de/')).body)).toContain('Noch zu bezahlen 10 €')
})

test('S-09: what comes back to a voucher that has expired meanwhile can still be redeemed', async () => {
  const code = await issueVoucher(await newCashier(), { euros: 20 })
  const { buyer } = await buyerWithSeats(1)
  await redeem(buyer, code)
  const placed = await order(buyer, { redeemed: '2000' })
  await theatre.database.execute(sql`
    update voucher set valid_until = current_date - 2 where code_ending = ${code.slice(-4)}`)
  const next = await buyerWithSeats(1)
  expect((await redeem(next.buyer, code)).status).toBe(400)
  await submit(buyer, `${pathOf(String(placed.headers['location']))}cancel/`, {})
  expect((await redeem(next.buyer, code)).status).toBe(303)
})

test('X-09: a code that is wrong, expired, used up or another account’s is refused with the same words', async () => {
  const cashier = await newCashier()
  const [expired, used, taken] = [
    await issueVoucher(cashier, { euros: 20 }),
    await issueVoucher(cashier, { euros: 20 }),
    await issueVoucher(cashier, { euros: 20 }),
  ]
  await theatre.database.execute(sql`
    update voucher set valid_until = current_date - 2 where code_ending = ${expired.slice(-4)}`)
  const spender = await buyerWithSeats(1)
  await redeem(spender.buyer, used)
  await order(spender.buyer, { redeemed: '2000' })
  const owner = await enter(theatre, { email: 'besitzt@example.at' })
  expect((await owner.post('/de/api/user/vouchers/', { code: taken })).status).toBe(200)

  const typed = ['0000-0000-0000-0000', 'kurz', expired, used, taken]
  const { buyer } = await buyerWithSeats(1)
  const answers: string[] = []
  for (const code of typed) {
    const { status, body } = await redeem(buyer, code)
    expect(status).toBe(400)
    answers.push(body.replaceAll(code, 'CODE').replace(/name="csrf[^>]+>/g, ''))
  }
  expect(new Set(answers.map((body) => body.replaceAll(/value="[^"]*"/g, ''))).size).toBe(1)

  const visitor = await enter(theatre, { email: 'raet@example.at' })
  const refused = await Promise.all(
    typed.map((code) => visitor.post('/de/api/user/vouchers/', { code })),
  )
  expect(new Set(refused.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
})

test('X-09: codes cannot be tried one after the other', async () => {
  const { buyer } = await buyerWithSeats(1)
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await redeem(buyer, `${count}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
})

test('S-09: an account adds a voucher by its code and redeems it without; nobody else can from then on', async () => {
  const code = await issueVoucher(await newCashier(), { euros: 20 })
  const visitor = await enter(theatre, { email: 'hat-gutschein@example.at' })
  const added = await visitor.post('/de/api/user/vouchers/', { code })
  const ending = code.slice(-4)
  expect(added.body.vouchers).toMatchObject([{ code_ending: ending, remainder: '20.00', uses: [] }])
  const { buyer } = await buyerWithSeats(1)
  expect((await redeem(buyer, code)).status).toBe(400)
  Object.assign(buyer.cookies, { sessionid: visitor.cookies['sessionid'] })
  await buyer.get('/de/api/user-details/')
  const page = (await buyer.get('/box-office/de/')).body
  expect(page).toContain(`Gutschein …${ending} einlösen`)
  const number = /name="voucher" value="(\d+)"/.exec(page)![1]
  expect((await submit(buyer, '/box-office/de/vouchers/', { voucher: number })).status).toBe(303)
  expect((await order(buyer, { redeemed: '2000' })).status).toBe(303)
  const { body } = await visitor.get('/de/api/user/vouchers/')
  expect(body.vouchers).toMatchObject([
    { remainder: '0.00', uses: [{ amount: '20.00', is_returned: false }] },
  ])
  const data = (await visitor.get('/box-office/de/account/data.json')).body
  expect(data.vouchers).toMatchObject([{ code_ending: ending, value: '20.00' }])
})

test('S-09: the box office issues vouchers, and nobody else; the same form again is the same voucher', async () => {
  const cashier = await newCashier()
  const formKey = randomUUID()
  const [code, again] = [
    await issueVoucher(cashier, { euros: 25, formKey }),
    await issueVoucher(cashier, { euros: 25, formKey }),
  ]
  expect(again).toBe(code)
  const rows = await theatre.database
    .select()
    .from(voucher)
    .where(sql`code_ending = ${code.slice(-4)}`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  const { rows: years } = await theatre.database.execute<{ years: number }>(sql`
    select extract(year from age(valid_until, (now() at time zone 'Europe/Vienna')::date))::int as years
    from voucher where id = ${rows[0]!.id}`)
  expect(years[0]!.years).toBe(5)
  for (const amount of ['0', '1001', '-5', '12,50', '']) {
    const wrong = { amount, form_key: randomUUID() }
    const { status, body } = await submit(cashier, '/box-office/de/vouchers/issue/', wrong)
    expect([amount, status]).toEqual([amount, 400])
    expect(body).toContain('ganze Euro an')
  }
  const visitor = await enter(theatre, { email: 'keine-kassa@example.at' })
  expect((await visitor.get('/box-office/de/vouchers/issue/')).status).toBe(403)
  expect(await issueVoucher(visitor, { euros: 25 })).toBe('')
})
