import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#database/tables/audit.ts'
import { event } from '#database/tables/events.ts'
import { season, series } from '#database/tables/options.ts'
import { subscription, subscriptionEvent } from '#database/tables/subscriptions.ts'
import { addPerson, type AddedPerson } from '#test/accounts/add-person.ts'
import { addEvent } from '#test/add-event.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { writable } from '#test/test-database.ts'

const theatre = useTheatre()
let boxOffice: Session
let publisher: Session
let seriesId: number
let ofDemo: typeof season.$inferSelect
const days: string[] = []
const dates: number[] = []

/** A day some days after another. */
const after = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  const staff = async (role: 'box_office' | 'publisher') =>
    logIn(theatre, await addPerson(theatre.database, [{ role, pageId: null }]))
  boxOffice = await staff('box_office')
  publisher = await staff('publisher')
  const [added] = await writable(theatre.database)
    .insert(series)
    .values({
      name: { de: 'Abo Probe', en: 'Trial Series' },
      slug: { de: 'abo-probe', en: 'trial-series' },
      description: { de: '' },
      showInFilter: false,
      position: 99,
    })
    .returning({ id: series.id })
  seriesId = added!.id
  const [latest] = await theatre.database.select().from(season).orderBy(desc(season.firstDay))
  ofDemo = latest!
  // The last one is in the season after.
  for (const count of [95, 137, 400]) {
    const day = after(ofDemo.firstDay, count)
    const { id } = await addEvent(theatre.database, {
      places: 1,
      event: { day, seriesIds: [seriesId], title: { de: `Probe am ${day}` } },
    })
    days.push(day)
    dates.push(id)
  }
})

const addressOf = ({ id }: AddedPerson, path = '') =>
  `/de/admin-api/accounts/${id}/subscriptions/${path}`
const add = (person: AddedPerson, body: object = {}, by = boxOffice) =>
  by.send({
    url: addressOf(person),
    payload: {
      series: seriesId,
      season: ofDemo.id,
      seat: 'Parkett, Reihe 4, Platz 12',
      events: dates.slice(0, 2),
      ...body,
    },
  })
const ownOf = async ({ headers }: Session) =>
  (await theatre.call({ url: '/en/api/user/subscriptions/', headers })).body.subscriptions

describe('S-09: a subscription to a series', () => {
  test('is added once by the box office, and shown in the account with its dates and what became of them', async () => {
    const person = await addPerson(theatre.database)
    const visitor = await logIn(theatre, person)
    expect(await ownOf(visitor)).toEqual([])
    const added = await add(person)
    expect([added.status, added.body.subscriptions]).toMatchObject([
      200,
      [{ seat: 'Parkett, Reihe 4, Platz 12', dates: [{ id: dates[0] }, { id: dates[1] }] }],
    ])
    expect((await add(person)).body.subscriptions).toHaveLength(1)

    const database = writable(theatre.database)
    await database.update(event).set({ status: 'canceled' }).where(eq(event.id, dates[0]!))
    await database
      .update(event)
      .set({ day: after(days[1]!, 7), formerDay: days[1]! })
      .where(eq(event.id, dates[1]!))
    expect(await ownOf(visitor)).toMatchObject([
      {
        series: { name: 'Trial Series', slug: 'trial-series' },
        season: { name: ofDemo.name },
        events: [
          { id: dates[0], day: days[0], occurrence: 'canceled' },
          { id: dates[1], day: after(days[1]!, 7), occurrence: 'rescheduled' },
        ],
      },
    ])
    const stranger = await logIn(theatre, await addPerson(theatre.database))
    expect(await ownOf(stranger)).toEqual([])
    expect((await theatre.call('/en/api/user/subscriptions/')).status).toBe(401)
  })

  test('has dates of its series and season only, and those can be exchanged', async () => {
    const person = await addPerson(theatre.database)
    for (const events of [[dates[0], dates[2]], [dates[0], 2_000_000_000], []]) {
      expect((await add(person, { events })).status).toBe(400)
    }
    const { body } = await add(person, { events: [dates[0]] })
    const path = `${body.subscriptions[0].id}/`
    const change = (events: unknown[], of = person) =>
      boxOffice.send({ url: addressOf(of, path), payload: { seat: 'Loge 2', events } })
    expect((await change([dates[1]])).body.subscriptions).toMatchObject([
      { seat: 'Loge 2', dates: [{ id: dates[1] }] },
    ])
    expect((await change([dates[2]])).status).toBe(400)
    // Of somebody else it is none.
    expect((await change([dates[0]], await addPerson(theatre.database))).status).toBe(404)
    await add(person)
    const same = await boxOffice.send({
      url: addressOf(person, path),
      payload: { seat: 'Parkett, Reihe 4, Platz 12', events: [dates[0]] },
    })
    expect(same).toMatchObject({ status: 400, body: { errors: { seat: [expect.any(String)] } } })
  })

  test('is offered with its dates, by season', async () => {
    const person = await addPerson(theatre.database)
    const { body } = await theatre.call({ url: addressOf(person), headers: boxOffice.headers })
    const own = body.offers.find(
      (offer: { series: { id: number } }) => offer.series.id === seriesId,
    )
    expect(own).toMatchObject({
      season: { name: ofDemo.name },
      dates: [{ id: dates[0], title: `Probe am ${days[0]}` }, { id: dates[1] }],
    })
  })

  test('is removed, and named by number in the audit log', async () => {
    const person = await addPerson(theatre.database)
    const { id } = (await add(person)).body.subscriptions[0]
    const removed = await boxOffice.send({ url: addressOf(person, `${id}/remove/`), payload: {} })
    expect(removed.body.subscriptions).toEqual([])
    const entries = await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(2)
    expect(entries.map(({ what }) => what)).toEqual([
      `account ${person.id}: subscription ${id} removed`,
      `account ${person.id}: subscription ${id} added`,
    ])
  })

  test('is nobody else’s business: publishers and accounts of staff have none', async () => {
    const person = await addPerson(theatre.database)
    expect((await add(person, {}, publisher)).status).toBe(403)
    const colleague = await addPerson(theatre.database, [{ role: 'editor', pageId: null }])
    expect((await add(colleague)).status).toBe(404)
    const url = addressOf(colleague)
    expect((await theatre.call({ url, headers: boxOffice.headers })).status).toBe(404)
  })

  test('is in the own data, stays without an owner when the account is deleted, and keeps its dates from being deleted', async () => {
    const person = await addPerson(theatre.database)
    const visitor = await logIn(theatre, person)
    const { id } = (await add(person, { seat: 'Balkon' })).body.subscriptions[0]
    const own = await theatre.call({
      url: '/box-office/de/account/data.json',
      headers: visitor.headers,
    })
    expect(own.body.subscriptions).toMatchObject([
      { series: 'Abo Probe', season: ofDemo.name, seat: 'Balkon', dates: [{}, {}] },
    ])
    const deleted = await visitor.send({
      url: '/de/api/user/deletion/',
      payload: { current_password: person.password },
    })
    expect(deleted.status).toBe(200)
    const [kept] = await theatre.database.select().from(subscription).where(eq(subscription.id, id))
    expect(kept).toMatchObject({ accountId: null, seat: 'Balkon' })
    const left = await theatre.database
      .select()
      .from(subscriptionEvent)
      .where(eq(subscriptionEvent.subscriptionId, id))
    expect(left).toHaveLength(2)
    const url = `/de/admin-api/events/${dates[0]}/`
    const { revision } = (await theatre.call({ url, headers: publisher.headers })).body
    const refused = await publisher.send({ method: 'DELETE', url: `${url}?revision=${revision}` })
    expect([refused.status, refused.body.uses]).toMatchObject([
      409,
      expect.arrayContaining([expect.objectContaining({ type: 'subscription' })]),
    ])
  })
})
