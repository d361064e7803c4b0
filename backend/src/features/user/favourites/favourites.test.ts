import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account, favourite } from '#database/tables/accounts.ts'
import { event } from '#database/tables/events.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { addEvent } from '#test/add-event.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const url = '/de/api/user/favourites/'
const none = { events: [], productions: [], persons: [], articles: [] }

async function open() {
  const credentials = await addPerson(theatre.database, [])
  const session = await logIn(theatre, credentials)
  const change = (add: object, remove: object = {}) =>
    session.send({ url, payload: { add: { ...none, ...add }, remove: { ...none, ...remove } } })
  const list = async () => (await theatre.call({ url, headers: session.headers })).body
  return { change, list, credentials }
}

async function numbersOf(list: string): Promise<number[]> {
  const { body } = await theatre.call(`/de/api/${list}/`)
  return (body.results as { id: number }[]).map(({ id }) => id)
}

test('S-09 favourites of every type are listed with the newest first, each once', async () => {
  const { change, list } = await open()
  const [first, second] = await numbersOf('events')
  const [production] = await numbersOf('productions')
  const [person] = await numbersOf('persons')
  const [article] = await numbersOf('articles')
  expect((await change({ events: [first!] })).status).toBe(200)
  await change({
    events: [second!, first!],
    productions: [production!],
    persons: [person!],
    articles: [article!],
  })
  expect(await list()).toEqual({
    events: [second, first],
    productions: [production],
    persons: [person],
    articles: [article],
  })
  const { body } = await change({}, { events: [first!], persons: [person!] })
  expect(body).toMatchObject({ events: [second], persons: [], articles: [article] })
})

test('S-09 nobody sees the favourites of others, and without a session the lists are empty', async () => {
  const [one, other] = [await open(), await open()]
  const [number] = await numbersOf('events')
  await one.change({ events: [number!] })
  expect(await other.list()).toEqual(none)
  expect((await theatre.call(url)).body).toEqual(none)
})

test('S-09 what does not exist is no favourite, and what is deleted is none any more', async () => {
  const { change, list } = await open()
  const added = await addEvent(theatre.database, { rows: [1] })
  await change({ events: [added.id, 999_999_999] })
  expect(await list()).toEqual({ ...none, events: [added.id] })
  await theatre.database.delete(event).where(eq(event.id, added.id))
  expect(await list()).toEqual(none)
})

test('S-09 with more than a hundred of a type the oldest go, and they go with their account', async () => {
  const { change, list, credentials } = await open()
  const events = (await theatre.call('/de/api/events/?page_size=100')).body.results as {
    id: number
  }[]
  const ids = events.map(({ id }) => id)
  expect(ids).toHaveLength(100)
  const oldest = (await addEvent(theatre.database, { rows: [1] })).id
  await change({ events: [oldest] })
  await change({ events: ids })
  expect((await list()).events).toEqual(ids)
  await theatre.database.delete(account).where(eq(account.id, credentials.id))
  const left = await theatre.database
    .select()
    .from(favourite)
    .where(eq(favourite.accountId, credentials.id))
  expect(left).toEqual([])
})

test('events can be asked for by their ids, past ones too', async () => {
  const past = await addEvent(theatre.database, { rows: [1], event: { day: '2019-04-05' } })
  const { body } = await theatre.call(`/de/api/events/?ids=${past.id},999999999`)
  expect(body).toMatchObject({ count: 1, results: [{ id: past.id }] })
  const to = await theatre.call(`/de/api/events/?ids=${past.id}&date=2020-01-01`)
  expect(to.body).toMatchObject({ count: 0, results: [] })
})
