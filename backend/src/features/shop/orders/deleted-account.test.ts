import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopOrder } from '#database/tables/shop.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { enter } from '#test/accounts/enter.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import { buyerWithSeats, person, submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'

useBoxOffice()

let addresses = 0
const newAddress = () => `geht-${(addresses += 1)}@example.at`

async function buy(email: string): Promise<string> {
  const { buyer } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', { ...person, email })
  return new URL(String(placed.headers['location']), 'https://theatre.example').href
}

const ordersWith = (email: string) =>
  theatre.database
    .select()
    .from(shopOrder)
    .where(sql`email = ${email}`)

test('S-09: tickets for tonight stay valid without the account, by the links of its last mail, and lose the name when the evening is over', async () => {
  const email = newAddress()
  const url = await buy(email)
  const visitor = await enter(theatre, { email })
  await theatre.database.delete(queuedMail)
  expect((await visitor.post('/de/api/user/deletion/', {})).status).toBe(200)
  const [mail] = await mailsTo(theatre, email)
  expect(linksOf(mail!)).toEqual({ text: [url], html: [url] })
  const path = new URL(url).pathname
  expect((await theatre.call(`${path}tickets.pdf`)).headers['content-type']).toBe('application/pdf')
  const [kept] = await ordersWith(email)
  expect(kept).toMatchObject({ name: person.name, accountId: null })

  await theatre.app.jobs.scheduled['forget_buyers']!.work()
  expect(await ordersWith(email)).toHaveLength(1)
  await theatre.database.execute(sql`
    update event set day = day - 4000 where id in (select event_id from order_ticket where order_id = ${kept!.id})`)
  await theatre.app.jobs.scheduled['forget_buyers']!.work()
  expect(await ordersWith(email)).toHaveLength(0)
  const [left] = await theatre.database
    .select()
    .from(shopOrder)
    .where(sql`id = ${kept!.id}`)
  expect(left).toMatchObject({
    number: kept!.number,
    name: '',
    email: '',
    network: null,
    sealedSecret: null,
  })
})

test('S-09: a cancelled order loses its name with the account', async () => {
  const email = newAddress()
  const url = await buy(email)
  const visitor = await enter(theatre, { email })
  const secret = new URL(url).pathname.split('/').at(-2)
  expect((await visitor.post(`/de/api/shop-orders/${secret}/cancel/`)).status).toBe(200)
  await visitor.post('/de/api/user/deletion/', {})
  expect(await ordersWith(email)).toHaveLength(0)
})

test('orders of other accounts keep their names', async () => {
  const [email, other] = [newAddress(), newAddress()]
  await buy(other)
  await enter(theatre, { email: other })
  const visitor = await enter(theatre, { email })
  await visitor.post('/de/api/user/deletion/', {})
  await theatre.app.jobs.scheduled['forget_buyers']!.work()
  expect(await ordersWith(other)).toHaveLength(1)
})
