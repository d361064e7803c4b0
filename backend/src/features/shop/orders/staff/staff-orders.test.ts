import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#database/tables/audit.ts'
import { event as eventTable } from '#database/tables/events.ts'
import { shopOrder } from '#database/tables/shop.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { mailsTo } from '#test/accounts/mails.ts'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const ordersUrl = '/de/admin-api/orders/'
let boxOffice: Session

beforeAll(async () => {
  const grants = [{ role: 'box_office' as const, pageId: null }]
  boxOffice = await logIn(theatre, await addPerson(theatre.database, grants))
})

describe('X-12: orders for the box office', () => {
  test('are found by number, name, mail, event, day and state', async () => {
    const name = `Zenzi ${randomUUID()}`
    const { event, number, email } = await order({ name })
    const other = await order({ name: `Hias ${randomUUID()}` })
    const found = async (query: string) => {
      const { body } = await get(`${ordersUrl}?page_size=100&${query}`)
      return body.results.map((row: { number: number }) => row.number)
    }
    expect(await found(`search=${number}`)).toEqual([number])
    expect(await found(`search=${encodeURIComponent(name.toUpperCase())}`)).toEqual([number])
    expect(await found(`search=${email}`)).toEqual([number])
    expect(await found(`event=${event.id}`)).toEqual([number])
    expect(await found(`search=${email}&state=paid`)).toEqual([])
    expect(await found(`search=${email}&state=open`)).toEqual([number])
    const day = `${new Date().getFullYear() + 1}-05-05`
    expect(await found(`search=${email}&day_from=${day}&day_to=${day}`)).toEqual([number])
    expect(await found(`search=${email}&day_to=2001-01-01`)).toEqual([])
    // What is a pattern elsewhere is a letter here.
    expect(await found('search=%25')).toEqual([])
    expect(await found(`day_from=${day}`)).toEqual(expect.arrayContaining([number, other.number]))
  })

  test('show places, mails and notes, and never the secret', async () => {
    const { number, secret, email } = await order({ access_needs: 'Ein Rollstuhlplatz' })
    const { status, body } = await get(`${ordersUrl}${number}/`)
    expect([status, body]).toMatchObject([
      200,
      {
        number,
        state: 'open',
        email,
        total: '40.00',
        places: 2,
        access_needs: 'Ein Rollstuhlplatz',
        can_mail: true,
        events: [{ title: 'Probe', time: '19:30', places: 2 }],
        tickets: [{ row: '1', sale_type: 'Vollpreis' }, { row: '1' }],
        mails: [{ written_at: expect.any(String) }],
        notes: [],
      },
    ])
    expect(JSON.stringify(body)).not.toContain(secret)
    expect((await get(`${ordersUrl}999999/`)).status).toBe(404)
  })

  test('get their mail again in the language of the order, a few times a day', async () => {
    const { number, email } = await order({ locale: 'en' })
    const url = `${ordersUrl}${number}/mail/`
    const { status, body } = await boxOffice.send({ url })
    expect([status, body.mails.length]).toEqual([200, 2])
    expect((await mailsTo(theatre, email)).map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Your tickets, order ${number}`),
    )
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await boxOffice.send({ url })).status)
    expect(statuses).toEqual([200, 200, 200, 409])
  })

  test('are cancelled with a reason: places become free, the buyer gets one mail, also after the deadline', async () => {
    const past = { day: '2020-05-05', status: 'closed' } as const
    const { number, email, event, secret } = await order({})
    await theatre.database
      .update(shopOrder)
      .set({ paidAt: sql`now()` })
      .where(eq(shopOrder.id, hashId(secret)))
    await theatre.database.update(eventTable).set(past).where(eq(eventTable.id, event.id))
    const url = `${ordersUrl}${number}/cancel/`
    const reason = 'Wasser im Orchestergraben'
    const [first, second] = await Promise.all(
      [1, 2].map(() => boxOffice.send({ url, payload: { reason } })),
    )
    expect(new Set([first!.status, second!.status])).toEqual(new Set([200, 409]))
    const done = first!.status === 200 ? first! : second!
    expect(done.body).toMatchObject({
      state: 'refund_due',
      can_mail: false,
      notes: [{ kind: 'cancellation', text: reason, by: 'Pia Probe' }],
    })
    expect(await freePlaces(event)).toBe(4)
    const mails = (await mailsTo(theatre, email)).filter(({ subject }) =>
      subject.includes('storniert'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain(reason)
    expect(mails[0]!.text).toContain('zahlen wir zurück')
    expect((await boxOffice.send({ url: `${ordersUrl}${number}/mail/` })).status).toBe(409)

    const payload = { text: 'Am 3. überwiesen' }
    const noted = await boxOffice.send({ url: `${ordersUrl}${number}/refund-notes/`, payload })
    expect(noted.body).toMatchObject({ state: 'canceled', notes: [{ kind: 'refund' }, {}] })
    const due = await get(`${ordersUrl}?search=${number}&state=refund_due`)
    expect(due.body.count).toBe(0)
  })

  test('need a reason to be cancelled', async () => {
    const { number, event } = await order({})
    const refused = await boxOffice.send({
      url: `${ordersUrl}${number}/cancel/`,
      payload: { reason: '  ' },
    })
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      { reason: [expect.any(String)] },
    ])
    expect(await freePlaces(event)).toBe(2)
  })

  test('leave nothing personal in the audit log', async () => {
    const name = `Cilli ${randomUUID()}`
    const { number, email } = await order({ name })
    const reason = `Grund ${randomUUID()}`
    await boxOffice.send({
      url: `${ordersUrl}${number}/cancel/`,
      payload: { reason, refund_note: `Konto ${randomUUID()}` },
    })
    const entries = await theatre.database.select().from(audit)
    const own = entries.filter(({ what }) => what.includes(String(number)))
    expect(own).toMatchObject([
      { what: `order ${number}: cancelled`, operation: 'cancelStaffOrder' },
    ])
    const log = JSON.stringify(
      await theatre.database.execute(
        sql`select to_json(audit), to_json(audit_row) from audit left join audit_row on audit_row.audit_id = audit.id`,
      ),
    )
    for (const text of [name, email, reason, 'Konto ']) expect(log).not.toContain(text)
  })

  test('are a list for the door, in the order of the hall, without those that are cancelled', async () => {
    const event = await addEvent(theatre.database, { rows: [4] })
    const needs = 'Rollstuhl und Begleitung'
    const first = await order({ event, name: 'Zita Zach', access_needs: needs })
    await order({ event, name: 'Adam Aigner' })
    const url = `/de/admin-api/door-lists/${event.id}/`
    const { body } = await get(url)
    expect(body).toMatchObject({
      event: { title: 'Probe', places: 4 },
      places_without_order: 0,
      places: ['1', '2', '3', '4'].map((seat) => ({ seat, state: 'open', sale_type: 'Vollpreis' })),
    })
    await theatre.database.execute(sql`
      update place set kind = 'wheelchair' where seat_label = '1' and seat_group_id = ${event.seatGroup}`)
    const kinds = (await get(url)).body.places.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['wheelchair', 'standard', 'standard', 'standard'])
    const ofFirst = body.places.filter((place: { name: string }) => place.name === 'Zita Zach')
    const own = { number: first.number, access_needs: needs }
    expect(ofFirst).toMatchObject([own, own])
    await boxOffice.send({
      url: `${ordersUrl}${first.number}/cancel/`,
      payload: { reason: 'Versehen' },
    })
    const names = (await get(url)).body.places.map((place: { name: string }) => place.name)
    expect(names).toEqual(['Adam Aigner', 'Adam Aigner'])
    const events = await get(`${ordersUrl}events/?event=${event.id}`)
    expect(events.body).toMatchObject([{ id: event.id, title: 'Probe', places: 2 }])
    expect((await get('/de/admin-api/door-lists/999999/')).status).toBe(404)
  })

  test('are exported as CSV, in which no name is a formula', async () => {
    const { number, event } = await order({ name: '=HYPERLINK("x")' })
    const { status, headers, body } = await get(`${ordersUrl}export.csv?event=${event.id}`)
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const [heading, row] = (body as string).split('\r\n')
    expect(heading).toContain('"Nummer";"Stand";"Name"')
    expect(row).toMatch(new RegExp(`^"${number}";"offen";"'=HYPERLINK`))
    expect(row).toContain('"40,00"')
    expect((await get(`${ordersUrl}export.csv?state=none`)).status).toBe(400)
  })
})

const get = (url: string) => theatre.call({ url, headers: boxOffice.headers })

type Wanted = {
  event?: AddedEvent
  name?: string
  locale?: 'de' | 'en'
  access_needs?: string
}

/** Orders two places at full price, to be paid at the counter. */
async function order({ event, name = 'Anna Berg', locale = 'de', access_needs = '' }: Wanted) {
  const of = event ?? (await addEvent(theatre.database, { rows: [4] }))
  const buyer = await newBuyer(theatre)
  await buyer.post('/de/api/shop-cart/', {
    event_jet_id: of.id,
    seat_group: of.seatGroup,
    quantities: [2],
    sale_type_ids: [of.fullPrice],
    request_key: randomUUID(),
  })
  const email = `${randomUUID()}@example.org`
  const person = { name, email, payment_method: 'box_office', access_needs }
  const { body } = await buyer.post(`/${locale}/api/shop-orders/`, person)
  return { event: of, email, number: body.number as number, secret: body.secret as string }
}

async function freePlaces({ id }: AddedEvent): Promise<number> {
  const { rows } = await theatre.database.execute<{ taken: number }>(
    sql`select count(*)::int as taken from taken_place where event_id = ${id}`,
  )
  return 4 - rows[0]!.taken
}
