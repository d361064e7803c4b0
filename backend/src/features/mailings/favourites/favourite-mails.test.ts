import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { event } from '#database/tables/events.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { addEvent } from '#test/add-event.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { enter } from '#test/accounts/enter.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import type { Buyer } from '#test/buyer.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const none = { events: [], productions: [], persons: [], articles: [] }
const mailings = '/de/api/user/mailings/'
let addresses = 0

beforeEach(() => theatre.database.delete(queuedMail).then(() => undefined))

/** Somebody who wants mails about these favourites. */
async function follow(add: Partial<Record<keyof typeof none, number[]>>) {
  const email = `freundin-${(addresses += 1)}@example.at`
  const visitor = await enter(theatre, { email })
  await visitor.post('/de/api/user/favourites/', { add: { ...none, ...add }, remove: none })
  const ordered = await visitor.post(mailings, { favourite_mails: true })
  expect(ordered.body).toMatchObject({ favourite_mails: true })
  await look()
  await theatre.database.delete(queuedMail)
  return { email, visitor }
}

/** What happens every minute. */
const look = () => theatre.app.jobs.scheduled['send_favourite_mails']!.work()

const change = (id: number, set: Record<string, unknown>) =>
  theatre.database.update(event).set(set).where(eq(event.id, id))

async function mark(visitor: Buyer, id: number) {
  await visitor.post('/de/api/user/favourites/', { add: { ...none, events: [id] }, remove: none })
}

test('S-09 L-03: who has asked for it gets one mail when a favourite is cancelled', async () => {
  const { id } = await addEvent(theatre.database, { rows: [4] })
  const { email } = await follow({ events: [id] })
  await look()
  expect(await mailsTo(theatre, email)).toEqual([])
  await change(id, { status: 'canceled' })
  await Promise.all([look(), look()])
  await look()
  const [mail, ...others] = await mailsTo(theatre, email)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('Neues zu „Probe“')
  expect(mail!.text).toMatch(/„Probe“ am .* ist abgesagt: https:/)
  const links = linksOf(mail!)
  expect(links.html).toEqual(links.text)
  expect(links.text[0]).toMatch(new RegExp(`^https://theatre\\.example/de/programm/.*/${id}$`))
  expect(mail!.unsubscribeUrl).toBe(`${links.text.at(-1)}/use`)
})

test('S-09: another day is worth a mail, and so is another hour, in the language of the account', async () => {
  const { id } = await addEvent(theatre.database, { rows: [4] })
  const { email, visitor } = await follow({ events: [id] })
  await visitor.post('/de/api/user/profile/', {
    first_name: '',
    last_name: '',
    language: 'en',
    access_needs: '',
  })
  await change(id, { day: sql`day + 3` })
  await look()
  expect((await mailsTo(theatre, email)).at(-1)!.text).toMatch(
    /“Rehearsal” has a new date: \w+day \d/,
  )
  await change(id, { localTime: '11:15' })
  await look()
  const mails = await mailsTo(theatre, email)
  expect(mails).toHaveLength(2)
  expect(mails[1]!.text).toMatch(/11\.15\sam/)
})

test('S-09: the sale begins once, whatever becomes free later', async () => {
  const { id } = await addEvent(theatre.database, { rows: [4], event: { status: 'advance_sale' } })
  await theatre.database.execute(sql`update event set sale_starts_on = day - 14 where id = ${id}`)
  const { email } = await follow({ events: [id] })
  await look()
  expect(await mailsTo(theatre, email)).toEqual([])
  await change(id, { saleStartsOn: sql`current_date - 1` })
  await look()
  expect((await mailsTo(theatre, email))[0]!.text).toContain('gibt es jetzt Karten')
  for (const status of ['sold_out', 'on_sale'] as const) {
    await change(id, { status })
    await look()
  }
  expect(await mailsTo(theatre, email)).toHaveLength(1)
})

test('S-09: the dates of a favourite production count, and several changes are one mail', async () => {
  const { body } = await theatre.call('/de/api/events/?page_size=100')
  const dates = new Map<number, number[]>()
  type Row = { id: number; status: string; production_id: number | null }
  for (const one of body.results as Row[]) {
    // Today's event may have begun: what changes about it is no news.
    if (one.production_id === null || one.status !== 'on_sale') continue
    dates.set(one.production_id, [...(dates.get(one.production_id) ?? []), one.id])
  }
  const [production, ids] = [...dates].find(([, list]) => list.length > 1)!
  const { email } = await follow({ productions: [production] })
  for (const id of ids.slice(0, 2)) await change(id, { status: 'postponed' })
  await look()
  const [mail, ...others] = await mailsTo(theatre, email)
  expect(others).toEqual([])
  expect(mail!.text.match(/ist verschoben/g)).toHaveLength(2)
  for (const id of ids.slice(0, 2)) await change(id, { status: 'on_sale' })
})

test('S-09: a change from before somebody was interested is no news', async () => {
  const { id } = await addEvent(theatre.database, { rows: [4] })
  const first = await follow({ events: [id] })
  await first.visitor.post('/de/api/user/favourites/', {
    add: none,
    remove: { ...none, events: [id] },
  })
  await look()
  await change(id, { day: sql`day + 1` })
  const second = await follow({})
  await mark(second.visitor, id)
  await look()
  expect(await mailsTo(theatre, second.email)).toEqual([])
  await change(id, { status: 'canceled' })
  await look()
  expect(await mailsTo(theatre, second.email)).toHaveLength(1)
  expect(await mailsTo(theatre, first.email)).toEqual([])
})

test('S-09: without having asked nobody gets a mail, and one click ends them', async () => {
  const { id } = await addEvent(theatre.database, { rows: [4] })
  const silent = await enter(theatre, { email: 'still@example.at' })
  await mark(silent, id)
  const { email, visitor } = await follow({ events: [id] })
  await theatre.database.delete(queuedMail)
  await change(id, { day: sql`day + 1` })
  await look()
  expect(await mailsTo(theatre, 'still@example.at')).toEqual([])
  const [mail] = await mailsTo(theatre, email)
  const token = linksOf(mail!).text.at(-1)!.split('/').at(-1)!
  const link = `/de/api/user/mail-links/${token}/`
  expect((await theatre.call(link)).body).toMatchObject({ purpose: 'favourites_end', email })
  expect((await silent.post(`${link}redeem/`)).status).toBe(200)
  expect((await visitor.get(mailings)).body).toMatchObject({ favourite_mails: false })
  // The link logs nobody in.
  expect((await silent.get('/de/api/user-details/')).body.email).toBe('still@example.at')
  await change(id, { status: 'canceled' })
  await look()
  expect(await mailsTo(theatre, email)).toHaveLength(1)
})

test('X-09: mails go to a confirmed address only', async () => {
  const session = await logIn(theatre, await addPerson(theatre.database))
  const { status, body } = await session.send({ url: mailings, payload: { favourite_mails: true } })
  expect(status).toBe(400)
  expect(body.field_errors).toMatchObject([{ field: 'favourite_mails' }])
})
