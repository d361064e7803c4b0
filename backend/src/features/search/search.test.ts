import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { production } from '#database/tables/productions.ts'
import { venue } from '#database/tables/places.ts'
import { addEvent } from '#test/add-event.ts'
import { addPage } from '#test/add-page.ts'
import { change } from '#test/change.ts'
import {
  theatre,
  searchSuggestions,
  ask,
  eventsFor,
  othersFor,
  useSearch,
} from '#test/search-calls.ts'

useSearch()

test.each([
  'Zauberflöte',
  'zauberflote',
  'zauberfloete',
  'ZAUBERFLÖTE',
  'Zauberföte',
  'zauberflöt',
])('S-04: "%s" finds Die Zauberflöte first, in both tabs', async (term) => {
  const [event] = (await eventsFor(term)).results
  const [entity] = (await othersFor(term)).results
  expect(wordsOf(event!.title)).toBe('Die Zauberflöte')
  expect(entity).toMatchObject({ type: 'production' })
  expect(wordsOf(entity!.title)).toBe('Die Zauberflöte')
})

test('S-04: "Hamlt" finds Hamlet, also in English', async () => {
  for (const locale of ['de', 'en'] as const) {
    const [first] = (await othersFor('Hamlt', { locale })).results
    expect(wordsOf(first!.title)).toBe('Hamlet')
  }
})

test('a match in the title comes first, and a whole word before a part of one', async () => {
  await addVenueOf('Oper am Graben', 'Ein Haus.')
  await addVenueOf('Kinderoperchen', 'Ein Zelt.')
  await addVenueOf('Lagerhalle', 'Hier war einst die Oper untergebracht.')
  const titles = await allTitles('Oper')
  const places = ['Oper am Graben', 'Lagerhalle', 'Kinderoperchen'].map((title) =>
    titles.indexOf(title),
  )
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('events that are over come last, the latest of them first', async () => {
  await addEventOn('2001-05-05')
  await addEventOn('2003-05-05')
  await addEventOn(`${new Date().getFullYear() + 2}-05-05`)
  await addEventOn(`${new Date().getFullYear() + 1}-05-05`)
  const { results, count } = await eventsFor('Quastenflosser')
  expect(count).toBe(4)
  const year = new Date().getFullYear()
  expect(results.map(({ event }) => Number(event.day.slice(0, 4)))).toEqual([
    year + 1,
    year + 2,
    2003,
    2001,
  ])
})

test('a change is found immediately, and no longer by its old words', async () => {
  await change(theatre.database, async (transaction) => {
    const [row] = await transaction
      .select()
      .from(production)
      .where(eq(production.key, 'demo:der-amtsweg'))
    await transaction
      .update(production)
      .set({ title: { de: 'Xylophonie', en: 'Xylophony' } })
      .where(eq(production.id, row!.id))
  })
  expect((await othersFor('Xylophonie')).results[0]).toMatchObject({ type: 'production' })
  expect((await othersFor('Xylophony', { locale: 'en' })).count).toBe(1)
  expect(await allTitles('Amtsweg')).not.toContain('Der Amtsweg')
})

test('a rolled-back change is not found and never announced', async () => {
  const before = await newestChangeId()
  const begun = theatre.database.transaction(async (transaction) => {
    await change(transaction, (recorded) =>
      recorded.update(venue).set({ name: { de: 'Wolkenkuckucksheim' } }),
    )
    throw new Error('Rolled back')
  })
  await expect(begun).rejects.toThrow('Rolled back')
  expect((await othersFor('Wolkenkuckucksheim')).count).toBe(0)
  expect(await newestChangeId()).toBe(before)
})

test('pages are found by the words of their modules, in their language, and while they are online', async () => {
  const content = [{ type: 'paragraph', children: [{ text: 'Der Zwirnkrähling ist neu.' }] }]
  const added = await change(theatre.database, async (transaction) => {
    const page = await addPage(transaction, {
      paths: { de: 'probe/schnur', en: 'probe/flies' },
      title: { de: 'Probenhaus', en: 'Rehearsal house' },
      modules: [{ kind: 'text', content }],
    })
    return page
  })
  const [found] = (await othersFor('Zwirnkrähling')).results
  expect(found).toMatchObject({ type: 'page', path: 'probe/schnur' })
  expect(found!.excerpt).toEqual([
    { text: 'Der ', is_match: false },
    { text: 'Zwirnkrähling', is_match: true },
    { text: ' ist neu.', is_match: false },
  ])
  expect((await othersFor('Zwirnkrähling', { locale: 'en' })).count).toBe(0)

  await change(theatre.database, async (transaction) => {
    await transaction.execute(sql`update page set is_online = false where id = ${added.id}`)
  })
  expect((await othersFor('Zwirnkrähling')).count).toBe(0)
  const titles = (await suggestionsFor('Probenhaus')).map(({ title }) => title)
  expect(titles).not.toContain('Probenhaus')
})

test('articles are found from the time on at which they are published', async () => {
  await change(theatre.database, async (transaction) => {
    await transaction.execute(sql`
      insert into article (key, slug, title, preline, teaser, published_from, is_online) values
        ('now', '{"de":"a"}', '{"de":"Kulissenschieber"}', '{"de":""}', '{"de":""}', now(), true),
        ('later', '{"de":"b"}', '{"de":"Kulissenschieber"}', '{"de":""}', '{"de":""}', now() + interval '1 day', true),
        ('hidden', '{"de":"c"}', '{"de":"Kulissenschieber"}', '{"de":""}', '{"de":""}', now(), false)`)
  })
  const { results } = await othersFor('Kulissenschieber')
  expect(results).toMatchObject([{ type: 'article', slug: 'a' }])
})

test('S-03: suggestions are titles, each once; short terms only begin them', async () => {
  const suggestions = await suggestionsFor('zaub')
  expect(suggestions[0]).toEqual({ title: 'Die Zauberflöte', kind: 'production' })
  const titles = suggestions.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { title } of await suggestionsFor('di')) expect(title).toMatch(/^Di/i)
  expect((await suggestionsFor('zauberföt'))[0]?.title).toBe('Die Zauberflöte')
})

async function suggestionsFor(query: string) {
  return searchSuggestions.response.parse(
    (await ask('/de/api/search/autocomplete/', { query })).body,
  )
}

/** Titles of all that is found and no event, in order. */
async function allTitles(term: string): Promise<string[]> {
  const titles: string[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await othersFor(term, { page })
    titles.push(...results.map(({ title }) => wordsOf(title)))
    if (!next) return titles
  }
}

function wordsOf(parts: { text: string }[]): string {
  return parts.map(({ text }) => text).join('')
}

async function newestChangeId(): Promise<number | undefined> {
  const { rows } = await theatre.database.execute<{ id: number }>(
    'select max(id)::int as id from change',
  )
  return rows[0]?.id
}

let added = 0

async function addVenueOf(name: string, description: string): Promise<void> {
  added += 1
  await change(theatre.database, async (transaction) => {
    const empty = { de: '' }
    await transaction.insert(venue).values({
      key: `search-${added}`,
      slug: { de: `ort-${added}` },
      name: { de: name },
      city: 'Ennsfelden',
      description: { de: description },
      directions: empty,
      accessibility: empty,
    })
  })
}

async function addEventOn(day: string): Promise<void> {
  const title = { de: 'Quastenflosser' }
  await change(theatre.database, (transaction) =>
    addEvent(transaction, { places: 1, event: { title, slug: { de: 'quastenflosser' }, day } }),
  )
}
