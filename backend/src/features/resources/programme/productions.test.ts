import { asc, eq, isNotNull } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { change } from '#database/tables/changes.ts'
import { event } from '#database/tables/events.ts'
import { production } from '#database/tables/productions.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const url = '/de/admin-api/productions/'
const title = { de: 'Der Probelauf', en: 'The Trial Run' }
const creditOf = (person: number, role: string) => ({ person, group: 'cast', role: { de: role } })
const get = async (path: string) => (await theatre.call({ url: path, headers: staff.headers })).body
const patch = (id: number, payload: object) =>
  staff.send({ method: 'PATCH', url: `${url}${id}/`, payload })
const lastTags = async () =>
  (await theatre.database.select().from(change).orderBy(asc(change.id))).at(-1)!.tags

test('X-12: credits change their order and keep their ids, and the page of the production shows it', async () => {
  const { body } = await staff.send({
    url,
    payload: { title, credits: [creditOf(1, 'Nora'), creditOf(2, 'Torvald')] },
  })
  const [nora, torvald] = body.credits
  const saved = (await patch(body.id, { credits: [torvald, creditOf(3, 'Krogstad'), nora] })).body
  expect(saved.credits).toEqual([
    torvald,
    { id: expect.any(Number), ...creditOf(3, 'Krogstad') },
    nora,
  ])
  const shown = await get(`/de/api/productions/${body.id}/`)
  expect(shown.contributors.map(({ role }: { role: string }) => role)).toEqual([
    'Torvald',
    'Krogstad',
    'Nora',
  ])
  expect(await lastTags()).toEqual(expect.arrayContaining([`production:${body.id}`, 'person:3']))
  // Who had the form of Krogstad open must see that it has changed.
  const person = await get('/de/admin-api/persons/3/')
  await patch(body.id, { credits: [nora] })
  const late = await staff.send({
    method: 'PATCH',
    url: '/de/admin-api/persons/3/',
    payload: { first_name: 'Nils', revision: person.revision },
  })
  expect(late.status).toBe(409)
})

test('X-12: pictures and sponsors keep the order of the editor, and both languages are shown', async () => {
  const { body } = await staff.send({
    url,
    payload: { title, images: [3, 1, 2], sponsors: [2, 1] },
  })
  expect([body.images, body.sponsors]).toEqual([
    [3, 1, 2],
    [2, 1],
  ])
  expect(body.slug).toEqual({ de: 'der-probelauf', en: 'the-trial-run' })
  const reordered = (await patch(body.id, { images: [1, 2, 3] })).body
  expect(reordered.images).toEqual([1, 2, 3])
  expect(reordered.revision).toBeGreaterThan(body.revision)
  const shown = await get(`/en/api/productions/${body.id}/`)
  expect([shown.title, shown.images.length]).toEqual(['The Trial Run', 3])
})

test('X-12: events get the genre of their production, and their pages are stale', async () => {
  const [row] = await theatre.database
    .select({ id: event.id, productionId: event.productionId })
    .from(event)
    .where(isNotNull(event.productionId))
    .limit(1)
  const { genre } = await get(`${url}${row!.productionId}/`)
  const other = genre === 1 ? 2 : 1
  await patch(row!.productionId!, { genre: other })
  const [changed] = await theatre.database.select().from(event).where(eq(event.id, row!.id))
  expect(changed!.genreId).toBe(other)
  expect(await lastTags()).toEqual(expect.arrayContaining([`event:${row!.id}`, 'events']))
  await patch(row!.productionId!, { genre })
})

test('X-12: what is used is not deleted, and the response says where', async () => {
  const [row] = await theatre.database
    .select({ id: event.productionId, genre: production.genreId })
    .from(event)
    .innerJoin(production, eq(production.id, event.productionId))
    .limit(1)
  const refused = await staff.send({ method: 'DELETE', url: `${url}${row!.id}/` })
  expect([refused.status, refused.body.uses[0].type]).toEqual([409, 'event'])
  const genre = await staff.send({ method: 'DELETE', url: `/de/admin-api/genres/${row!.genre}/` })
  expect([genre.status, genre.body.uses[0].type]).toEqual([409, 'production'])
  for (const used of ['venues/1', 'rooms/1', 'series/1', 'seasons/1', 'tags/1', 'sale-types/1']) {
    const { status, body } = await staff.send({ method: 'DELETE', url: `/de/admin-api/${used}/` })
    expect([used, status]).toEqual([used, 409])
    expect(body.uses.length).toBeGreaterThan(0)
  }
})

test('X-12: a series says which productions belong to it, and they list it', async () => {
  const { body } = await staff.send({
    url: '/de/admin-api/series/',
    payload: { name: { de: 'Abo Probe' }, productions: [2, 1] },
  })
  expect(body.productions).toEqual([1, 2])
  expect((await get(`${url}1/`)).series).toContain(body.id)
  const found = await get(`${url}?series=${body.id}&ordering=title`)
  expect(found.results.map(({ id }: { id: number }) => id).toSorted()).toEqual([1, 2])
  expect(await lastTags()).toEqual(expect.arrayContaining(['options', 'production:1']))
})
