import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { dayAtTheatre } from '#database/site-zone.ts'
import { loadTime } from '#database/tables/dashboard.ts'
import { searchKeyword } from '#database/tables/search.ts'
import { addPerson, type AddedPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let admin: Session
let adminPerson: AddedPerson
let publisher: Session

const get = (session: Session, name: string) =>
  theatre.call({ url: `/de/api/dashboard-${name}/`, headers: session.headers })

beforeAll(async () => {
  const add = (role: 'admin' | 'publisher') => addPerson(theatre.database, [{ role, pageId: null }])
  adminPerson = await add('admin')
  admin = await logIn(theatre, adminPerson)
  publisher = await logIn(theatre, await add('publisher'))
})

test('S-10: terms without a result are listed apart, and only so many are stored', async () => {
  const day = dayAtTheatre(new Date())
  await theatre.database.insert(searchKeyword).values([
    { day, locale: 'de', term: 'zauberfloete', searches: 7, found: 3 },
    { day, locale: 'de', term: 'parkhaus', searches: 5, found: 0 },
  ])
  const { body } = await get(publisher, 'search-keywords')
  expect(body.terms.map((one: { term: string }) => one.term)).toEqual(['zauberfloete', 'parkhaus'])
  expect(body.without_result).toEqual([{ term: 'parkhaus', locale: 'de', searches: 5, found: 0 }])
  expect(body.days.at(-1)).toMatchObject({ searches: 12, without_result: 5 })
  await theatre.app.jobs.scheduled['prune_keywords']!.work()
  expect(await theatre.database.$count(searchKeyword)).toBe(2)
})

test('S-10: log-ins and refused ones are counted, those of visitors without a name, and changes of roles are listed', async () => {
  const visitor = await addPerson(theatre.database)
  await logIn(theatre, visitor)
  const guest = await logIn(theatre)
  const { username } = adminPerson
  await guest.send({ url: '/de/api/user/login/', payload: { username, password: 'falsch' } })
  const { body } = await get(admin, 'identity-service-events')
  const today = body.days.at(-1)
  expect(today.logins).toBeGreaterThanOrEqual(3)
  expect(today.failed).toBe(1)
  const staff = body.events.map((one: { type: string }) => one.type)
  expect(staff).toContain('log-in-failed')
  const { rows } = await theatre.database.execute<{ count: number }>(
    sql`select count(*)::int as count from identity_event where account_id = ${visitor.id}`,
  )
  expect(rows).toEqual([{ count: 0 }])
  await admin.send({ url: `/de/api/accounts/${visitor.id}/roles/`, payload: { role: 'editor' } })
  const changed = (await get(admin, 'identity-service-events')).body.events
  expect(changed[0]).toMatchObject({ type: 'roles-changed', account: 'Pia Probe' })
})

test('S-10: entries of forms wait until they are read; those that come meanwhile stay unread', async () => {
  const { rows } = await theatre.database.execute<{ id: number; form_id: number }>(sql`
    insert into form_entry (form_id, request_key, content, locale, values)
    select (select min(id) from form), gen_random_uuid(), gen_random_uuid(), 'de', '{}'
    from generate_series(1, 3) returning id, form_id`)
  const url = '/de/api/dashboard-forms/'
  const { form_id: form } = rows[0]!
  expect((await get(publisher, 'forms')).body.forms).toMatchObject([
    { form, unread: 3, last_entry: rows[2]!.id },
  ])
  const read = await publisher.send({ url, payload: { form, last_entry: rows[1]!.id } })
  expect(read.body.forms).toMatchObject([{ form, unread: 1 }])
})

test('S-10: load times are histograms by day, and invented routes cannot fill the table', async () => {
  const url = '/de/api/dashboard-load-times/'
  const guest = await logIn(theatre)
  const sample = { metric: 'LCP', device: 'phone', route: 'events', value: 1_400, times: 3 }
  const slow = { ...sample, value: 3_900, times: 1 }
  const sent = await guest.send({ url, payload: { samples: [sample, slow, sample] } })
  expect(sent.body).toEqual({ samples: 7 })
  const { body } = await get(publisher, 'load-times')
  expect(body.routes).toEqual([
    { metric: 'LCP', device: 'phone', route: 'events', samples: 7, median: 1_500, p75: 1_500 },
  ])
  const wrong = { ...sample, route: 'a b' }
  expect((await guest.send({ url, payload: { samples: [wrong] } })).status).toBe(400)
  await theatre.database.execute(sql`
    insert into load_time (day, metric, device, route, edge, samples)
    select ${dayAtTheatre(new Date())}::date, 'FCP', 'phone', 'r' || n, 10, 1 from generate_series(1, 20000) n`)
  expect((await guest.send({ url, payload: { samples: [sample] } })).body).toEqual({ samples: 0 })
  await theatre.database.delete(loadTime)
})
