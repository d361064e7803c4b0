import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { mailsTo } from '#test/accounts/mails.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const day = `${new Date().getFullYear() + 1}-05-05`
let publisher: Session

beforeAll(async () => {
  const grants = [{ role: 'publisher' as const, pageId: null }]
  publisher = await logIn(theatre, await addPerson(theatre.database, grants))
})

const urlOf = (event: AddedEvent, call = '') => `/de/admin-api/events/${event.id}/${call}`
const read = async (event: AddedEvent, call = '') =>
  (await theatre.call({ url: urlOf(event, call), headers: publisher.headers })).body
const announce = (event: AddedEvent, payload: object) =>
  publisher.send({ url: urlOf(event, 'announce/'), payload })

describe('X-12: an event that people have tickets for', () => {
  test('is cancelled with a reason, which is on its page and in one mail to each holder', async () => {
    const event = await addEvent(theatre.database, { rows: [6] })
    const german = await order(event, 'de')
    const english = await order(event, 'en')
    const gone = await order(event, 'de')
    await theatre.database.execute(
      sql`update shop_order set canceled_at = now() where number = ${gone.number}`,
    )
    expect(await read(event, 'holders/')).toEqual({ orders: 2, places: 4 })

    const reason = { reason_de: 'Die Sängerin <Mimì> ist krank.', reason_en: 'The singer is ill.' }
    const notified = await announce(event, { change: 'cancel', ...reason })
    expect([notified.status, notified.body]).toEqual([200, { orders: 2, places: 4 }])
    const again = await announce(event, { change: 'cancel', ...reason, tells_holders: false })
    expect(again.status).toBe(200)
    expect(await read(event)).toMatchObject({
      status: 'canceled',
      important_info: { en: expect.stringContaining('The singer is ill.') },
    })
    const page = await theatre.call(`/de/api/events/${event.id}/`)
    expect(JSON.stringify(page.body)).toContain('Die Sängerin')
    expect(JSON.stringify(page.body)).not.toContain('<Mimì>')

    expect(await mailsTo(theatre, german.email)).toMatchObject([
      { subject: expect.stringContaining('Ihre Karten') },
      {
        subject: 'Abgesagt: Probe',
        text: expect.stringContaining('Die Sängerin <Mimì> ist krank.'),
      },
    ])
    const [, mail, ...others] = await mailsTo(theatre, english.email)
    expect(mail).toMatchObject({
      subject: 'Cancelled: Rehearsal',
      text: expect.stringContaining('The singer is ill.'),
    })
    expect(others).toEqual([])
    expect(await mailsTo(theatre, gone.email)).toHaveLength(1)
  })

  test('is not cancelled without a reason, and not once it is over', async () => {
    const event = await addEvent(theatre.database, { rows: [2] })
    expect(await announce(event, { change: 'cancel' })).toMatchObject({
      status: 400,
      body: { errors: { reason_de: ['Bitte schreiben Sie, warum die Vorstellung entfällt.'] } },
    })
    const past = await addEvent(theatre.database, {
      rows: [2],
      event: { day: '2020-05-05', status: 'closed' },
    })
    const refused = await announce(past, { change: 'move', day })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { change: ['Dieser Termin ist schon vorbei.'] },
    ])
    const unsold = await publisher.send({
      method: 'PATCH',
      url: urlOf(past),
      payload: { status: 'sold_out' },
    })
    expect(unsold.status).toBe(200)
    const sold = { method: 'PATCH', url: urlOf(past), payload: { status: 'on_sale' } } as const
    expect(await publisher.send(sold)).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.stringContaining('vorbei')] } },
    })
  })

  test('keeps its old date when it is moved, and holders get the new one', async () => {
    const event = await addEvent(theatre.database, { rows: [4] })
    const { email } = await order(event, 'de')
    const later = day.replace('-05-05', '-05-07')
    expect((await announce(event, { change: 'move', day })).status).toBe(400)
    await announce(event, { change: 'postpone' })
    expect(await read(event)).toMatchObject({ status: 'postponed', day })
    const moved = await announce(event, { change: 'move', day: later, local_time: '20:00' })
    expect(moved.status).toBe(200)
    expect(await read(event)).toMatchObject({
      status: 'on_sale',
      day: later,
      local_time: '20:00:00',
    })
    const { rows } = await theatre.database.execute(
      sql`select former_day::text as day, former_time::text as time from event where id = ${event.id}`,
    )
    expect(rows).toEqual([{ day, time: '19:30:00' }])
    const subjects = (await mailsTo(theatre, email)).map(({ subject }) => subject)
    expect(subjects.slice(1).toSorted()).toEqual(['Neuer Termin: Probe', 'Verschoben: Probe'])
    const mail = (await mailsTo(theatre, email)).find(({ subject }) => subject.startsWith('Neuer'))
    expect(mail!.text).toContain('20:00')
    expect(mail!.text).toContain('/box-office/de/orders/')
  })

  test('changes for nobody else if another revision is stored', async () => {
    const event = await addEvent(theatre.database, { rows: [2] })
    const { revision } = await read(event)
    const refused = await announce(event, {
      change: 'postpone',
      revision: revision + 1,
    })
    expect(refused.status).toBe(409)
    expect(await read(event)).toMatchObject({ status: 'on_sale' })
  })
})

/** Orders two places at full price, to be paid at the counter. */
async function order(event: AddedEvent, locale: 'de' | 'en') {
  const buyer = await newBuyer(theatre)
  await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    quantities: [2],
    sale_type_ids: [event.fullPrice],
    request_key: randomUUID(),
  })
  const email = `${randomUUID()}@example.org`
  const person = { name: 'Anna Berg', email, payment_method: 'box_office' }
  const { body } = await buyer.post(`/${locale}/api/shop-orders/`, person)
  return { email, number: body.number as number }
}
