import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopOrder } from '#database/tables/shop.ts'
import { enter } from '#test/accounts/enter.ts'
import { mailsTo } from '#test/accounts/mails.ts'
import { buyerWithSeats, person, submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'

useBoxOffice()

test('R-15: the checkout suggests name, address and access needs of the account, and the theatre gets them with the order', async () => {
  const email = 'rollt@example.at'
  const visitor = await enter(theatre, { email })
  const needs = 'Rollstuhl, eine "Begleitung"'
  await visitor.post('/de/api/user/profile/', {
    first_name: 'Nora',
    last_name: 'Neu',
    language: 'de',
    access_needs: needs,
  })
  const { buyer } = await buyerWithSeats(1)
  const asGuest = await buyer.get('/box-office/de/')
  expect(asGuest.body).not.toContain('Rollstuhl, eine')
  Object.assign(buyer.cookies, { sessionid: visitor.cookies['sessionid'] })
  const { body } = await buyer.get('/box-office/de/')
  for (const value of ['Nora Neu', email, 'Rollstuhl, eine &#34;Begleitung&#34;']) {
    expect(body).toContain(`value="${value}"`)
  }

  const wrong = await submit(buyer, '/box-office/de/', { ...person, access_needs: 'x'.repeat(301) })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toContain('href="#access_needs"')
  const placed = await submit(buyer, '/box-office/de/', { ...person, email, access_needs: needs })
  expect(placed.status).toBe(303)
  const [order] = await theatre.database
    .select()
    .from(shopOrder)
    .where(sql`email = ${email}`)
  expect(order).toMatchObject({ accessNeeds: needs })
  expect((await mailsTo(theatre, email)).at(-1)!.text).toContain(
    `Wir bereiten für Sie vor: ${needs}`,
  )
})

test('an order without access needs says nothing about them', async () => {
  const { buyer, email } = await buyerWithSeats(1)
  await submit(buyer, '/box-office/de/', { ...person, email })
  expect((await mailsTo(theatre, email)).at(-1)!.text).not.toContain('Wir bereiten')
})
