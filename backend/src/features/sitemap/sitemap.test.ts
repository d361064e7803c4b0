import { sitemap } from '@foyer/schema/rest/sitemap.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const { sitemapParts, sitemapEntries } = sitemap.operations

test('R-12 the parts together hold everything that has a page, each once', async () => {
  const parts = await allParts()
  for (const kind of ['event', 'production', 'person', 'series', 'venue', 'form'] as const) {
    const entries = []
    for (const { part } of parts.filter((one) => one.kind === kind)) {
      entries.push(...(await entriesOf(kind, part)))
    }
    const { rows } = await theatre.database.execute<{ id: number }>(
      sql.raw(`select id from ${kind} order by id`),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(entries.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  }
})

test('an event has the slug of its production, and is as new as the newer of both', async () => {
  const { rows } = await theatre.database.execute<{ id: number; production_id: number }>(
    'select id, production_id from event where slug is null limit 1',
  )
  const { id, production_id } = rows[0]!
  const find = async (kind: string, number: number) =>
    (await entriesOf(kind, 1)).find((entry) => entry.id === number)!
  const before = await find('event', id)
  expect(before.slugs).toEqual((await find('production', production_id)).slugs)
  await theatre.database.execute(
    sql`update production set subtitle = '{"de": "Neu"}' where id = ${production_id}`,
  )
  const after = await find('event', id)
  expect(Date.parse(after.changed_at)).toBeGreaterThan(Date.parse(before.changed_at))
  const [part] = await allParts()
  expect(Date.parse(part!.changed_at)).toBe(Date.parse(after.changed_at))
})

test('a number far beyond the others begins a part of its own', async () => {
  await theatre.database.execute(
    `insert into venue (id, key, slug, name, city, description, directions, accessibility)
     select 6001, 'far', slug, name, city, description, directions, accessibility from venue limit 1`,
  )
  const venues = (await allParts()).filter(({ kind }) => kind === 'venue')
  expect(venues.map(({ part }) => part)).toEqual([1, 4])
  expect((await entriesOf('venue', 4)).map(({ id }) => id)).toEqual([6001])
  expect(await entriesOf('venue', 2)).toEqual([])
})

test('pages of editors have their addresses and their last change; hidden ones are not there', async () => {
  const pages = async () =>
    sitemap.operations.sitemapPages.response.parse((await theatre.call('/api/sitemap/pages/')).body)
  const before = await pages()
  const house = before.find(({ urls }) => urls.de === '/de/haus')!
  // The pattern book, which no menu links.
  expect(before.filter((one) => one.is_unlisted).map(({ urls }) => urls.de)).toEqual([
    '/de/bausteine',
  ])
  expect(house).toMatchObject({ urls: { en: '/en/house', la: null } })
  expect(house.changed_at).not.toBeNull()
  await theatre.database.execute(sql`update page set is_online = false where id = ${house.id}`)
  expect((await pages()).map(({ id }) => id)).toEqual(
    before.map(({ id }) => id).filter((id) => id !== house.id),
  )
})

async function allParts() {
  return sitemapParts.response.parse((await theatre.call('/api/sitemap/')).body)
}

async function entriesOf(kind: string, part: number) {
  return sitemapEntries.response.parse((await theatre.call(`/api/sitemap/${kind}/${part}/`)).body)
}
