import { addDays } from '@foyer/schema/weekend.ts'
import { readNow } from '#database/reading/read-now.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { openingHours, openingHoursException } from '#database/tables/opening-hours.ts'
import { formatDay } from '#features/shop/messages/format-ticket.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { queuedMail } from '#database/tables/jobs.ts'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import {
  buyerWithSeats,
  person,
  pathOf,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'
import { sendSaleNotices } from './send-sale-notices.ts'

useBoxOffice()

const house = { boxOfficeUrl: 'https://theatre.example/box-office', houseName: 'Stadttheater' }

const pageOf = ({ id }: Pick<AddedEvent, 'id'>) => `/box-office/de/event/${id}/`

const setStatus = ({ id }: Pick<AddedEvent, 'id'>, status: string) =>
  theatre.database.execute(sql`update event set status = ${status} where id = ${id}`)

async function ask(event: AddedEvent, email: string) {
  const buyer = await newBuyer(theatre)
  await buyer.get(pageOf(event))
  return submit(buyer, `${pageOf(event)}notice/`, { email })
}

async function mailsAbout({ id }: Pick<AddedEvent, 'id'>) {
  const mails = await theatre.database.select().from(queuedMail)
  return mails
    .filter(({ about }) => about === `sale-notice/${id}`)
    .map(
      ({ content }) => JSON.parse(String(content)) as { to: string; subject: string; text: string },
    )
}

test('P-09: who is on the waiting list is written to, once, when a place is given back', async () => {
  const { buyer, event } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', person)
  await setStatus(event, 'waiting_list')
  const response = await ask(event, 'A.Berger@example.at')
  expect(response.status).toBe(303)
  expect((await theatre.call(String(response.headers['location']))).body).toContain(
    'Sie sind eingetragen.',
  )
  await ask(event, 'a.berger@example.at')
  await sendSaleNotices(theatre.database, house)
  expect(await mailsAbout(event)).toEqual([])

  await submit(buyer, `${pathOf(String(placed.headers['location']))}cancel/`, {})
  expect((await theatre.call(`/de/api/events/${event.id}/`)).body.status).toBe('on_sale')
  await sendSaleNotices(theatre.database, house)
  await sendSaleNotices(theatre.database, house)
  const [mail, ...others] = await mailsAbout(event)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'a.berger@example.at', subject: 'Karten für „Probe“' })
  expect(mail?.text).toContain(`https://theatre.example/box-office/de/event/${event.id}/`)
})

test('P-09: who wants to be reminded of an advance sale is written to when it begins', async () => {
  const event = await addEvent(theatre.database, { rows: [4], event: { status: 'advance_sale' } })
  await theatre.database.execute(sql`
    update event set sale_starts_on = day - 14 where id = ${event.id}`)
  expect((await theatre.call(pageOf(event))).body).toContain('Zum Verkaufsstart erinnern')
  await ask(event, 'b@example.at')
  await sendSaleNotices(theatre.database, house)
  expect(await mailsAbout(event)).toEqual([])
  await theatre.database.execute(sql`
    update event set sale_starts_on = current_date - 1 where id = ${event.id}`)
  await sendSaleNotices(theatre.database, house)
  expect(await mailsAbout(event)).toHaveLength(1)
})

test('an address that is none is refused with a sentence, and stays in the field', async () => {
  const event = await addEvent(theatre.database, { rows: [4], event: { status: 'waiting_list' } })
  const refused = await ask(event, 'no address')
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Bitte geben Sie eine gültige E-Mail-Adresse an.')
  expect(refused.body).toContain('value="no address"')
})

test('an event that is canceled or over forgets who waits for it', async () => {
  const event = await addEvent(theatre.database, { rows: [4], event: { status: 'waiting_list' } })
  await ask(event, 'c@example.at')
  await setStatus(event, 'canceled')
  await sendSaleNotices(theatre.database, house)
  const { rows } = await theatre.database.execute(sql`
    select 1 from sale_notice where event_id = ${event.id}`)
  expect(rows).toEqual([])
})

test('P-09 P-17: where the sale online has ended, the page says until when the box office is open or when it opens, and its number', async () => {
  const { database } = theatre
  const day = dayAtTheatre(await readNow(database))
  const event = await addEvent(database, { rows: [4], event: { status: 'online_sale_ended' } })
  const page = async () => (await theatre.call(pageOf(event))).body
  await database.delete(openingHours)
  await database.delete(openingHoursException)
  expect(await page()).toContain('Die Theaterkassa ist geschlossen.')
  expect(await page()).toContain('href="tel:+43725255501')

  const tomorrow = { day: addDays(day, 1), timeFrom: '08:30', timeTo: '12:00' }
  await database.insert(openingHoursException).values(tomorrow)
  expect(await page()).toContain(
    `Die Theaterkassa ist geschlossen und öffnet am ${formatDay(tomorrow.day, 'de')} um 08:30\u00a0Uhr.`,
  )
  const allDay = { day, timeFrom: '00:00', timeTo: '00:00' }
  await database.insert(openingHoursException).values(allDay)
  expect(await page()).toContain('Heute geöffnet: 00:00 bis 00:00\u00a0Uhr')
})
