import { addEvent } from '#test/add-event.ts'
import {
  buyerWithSeats,
  person,
  pathOf,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'
import { expect, test } from 'vitest'

useBoxOffice()

test('P-15 P-16 English pages of the box office write amounts and times as the English site does', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const page = (await theatre.call(`/box-office/en/event/${event.id}/`)).body
  expect(page).toContain('€20')
  expect(page).toMatch(/\d{1,2}(?:\.\d\d)?\u00a0[ap]m/)
  expect(page).not.toMatch(/\d\u00a0€|\d\d:\d\d</)
})

test('P-15 days are written as on the site, in both languages', async () => {
  const event = await addEvent(theatre.database, { rows: [4], event: { day: '2031-12-05' } })
  const path = (locale: string) => `/box-office/${locale}/event/${event.id}/`
  expect((await theatre.call(path('de'))).body).toContain('Freitag, 05.12.2031')
  expect((await theatre.call(path('en'))).body).toContain('Friday 5 December 2031')
})

test('P-15 P-16 so do the English checkout, order, ticket and mail', async () => {
  const { buyer } = await buyerWithSeats(2)
  const checkout = (await buyer.get('/box-office/en/')).body
  expect(checkout).toContain('€40')
  expect(checkout).toMatch(/reserved for you until \d{1,2}(?:\.\d\d)?\u00a0[ap]m\./)
  const placed = await submit(buyer, '/box-office/en/', person)
  const order = pathOf(String(placed.headers['location']))
  for (const path of [order, `${order}tickets/`]) {
    const { body } = await theatre.call(path)
    expect(body).toContain('€20')
    expect(body).not.toMatch(/\d\u00a0€/)
  }
})
