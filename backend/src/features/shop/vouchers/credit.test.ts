import { expect, test } from 'vitest'
import { orderNote } from '#database/tables/shop.ts'
import { enter } from '#test/accounts/enter.ts'
import { mailsTo } from '#test/accounts/mails.ts'
import {
  buyerWithSeats,
  pathOf,
  person,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'
import type { Buyer } from '#test/buyer.ts'
import { redeem } from '#test/accounts/vouchers.ts'

useBoxOffice()

const order = (buyer: Buyer, fields: object = {}) =>
  submit(buyer, '/box-office/de/', { ...person, ...fields })

/** What a page says, without markup. */
const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('S-09: who cancels a paid order of their account can keep the amount as credit, once, and redeem it', async () => {
  const email = 'guthaben@example.at'
  const visitor = await enter(theatre, { email })
  const buyAs = async (fields: object) => {
    const { buyer } = await buyerWithSeats(1)
    Object.assign(buyer.cookies, { sessionid: visitor.cookies['sessionid'] })
    await buyer.get('/de/api/user-details/')
    const placed = await order(buyer, { email, ...fields })
    return { buyer, path: pathOf(String(placed.headers['location'])) }
  }
  const { buyer, path } = await buyAs({ payment_method: 'test_payment' })
  await submit(buyer, path, { outcome: 'paid' })
  const orderPath = path.replace('payment/', '')
  const offer = 'Stornieren und den Betrag als Guthaben behalten'
  // Who only has the address of the order does not learn that there is an account.
  expect((await theatre.call(orderPath)).body).not.toContain(offer)
  expect((await buyer.get(orderPath)).body).toContain(offer)
  const twice = [1, 2].map(() => submit(buyer, `${orderPath}cancel/`, { credit: 'yes' }))
  await Promise.all(twice)
  expect(textOf((await buyer.get(orderPath)).body)).toContain('20 € sind Ihrem Guthaben')
  const { body } = await visitor.get('/de/api/user/vouchers/')
  expect(body.vouchers).toMatchObject([{ code_ending: '', remainder: '20.00' }])
  // Nobody transfers it as well.
  const notes = await theatre.database.select().from(orderNote)
  expect(notes).toMatchObject([
    { kind: 'refund', text: '20\u00a0€ sind dem Konto gutgeschrieben.' },
  ])

  const next = await buyerWithSeats(2)
  Object.assign(next.buyer.cookies, { sessionid: visitor.cookies['sessionid'] })
  await next.buyer.get('/de/api/user-details/')
  const page = (await next.buyer.get('/box-office/de/')).body
  const number = /name="voucher" value="(\d+)"/.exec(page)![1]
  await submit(next.buyer, '/box-office/de/vouchers/', { voucher: number })
  // The credit is the account's: after a log-out the same cart is not paid with it.
  const asGuest: Buyer = { ...next.buyer, cookies: { ...next.buyer.cookies, sessionid: '' } }
  const refused = await order(asGuest, { redeemed: '2000' })
  expect(refused.body).not.toContain('orders/')
  expect((await order(next.buyer, { redeemed: '2000' })).status).toBe(303)
})

test('S-09: a guest’s order is not credited, nor with the address of an order alone', async () => {
  const { buyer } = await buyerWithSeats(1)
  const placed = await order(buyer, { payment_method: 'test_payment', email: 'ohne@example.at' })
  const path = pathOf(String(placed.headers['location']))
  await submit(buyer, path, { outcome: 'paid' })
  await submit(buyer, `${path.replace('payment/', '')}cancel/`, { credit: 'yes' })
  expect(textOf((await theatre.call(path.replace('payment/', ''))).body)).toContain(
    'Was Sie bezahlt haben, überweisen wir zurück.',
  )
})

test('S-09: credit is not lost with its account: the last mail brings a code for what is left', async () => {
  const email = 'geht-mit-guthaben@example.at'
  const visitor = await enter(theatre, { email })
  const { body: details } = await visitor.get('/de/api/user-details/')
  expect(details.is_logged_in).toBe(true)
  const { buyer } = await buyerWithSeats(1)
  Object.assign(buyer.cookies, { sessionid: visitor.cookies['sessionid'] })
  await buyer.get('/de/api/user-details/')
  const placed = await order(buyer, { email, payment_method: 'test_payment' })
  const path = pathOf(String(placed.headers['location']))
  await submit(buyer, path, { outcome: 'paid' })
  await submit(buyer, `${path.replace('payment/', '')}cancel/`, { credit: 'yes' })
  expect((await visitor.post('/de/api/user/deletion/', {})).status).toBe(200)
  const mail = (await mailsTo(theatre, email)).at(-1)!
  const code = /Gutscheincode ((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/.exec(mail.text)?.[1]
  const next = await buyerWithSeats(1)
  expect((await redeem(next.buyer, code ?? '')).status).toBe(303)
})
