import { search } from '@foyer/schema/rest/search.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildApp } from '#app'
import { refreshLeftBehind } from '#database/search/refresh-search.ts'
import { production } from '#database/tables/productions.ts'
import { venue } from '#database/tables/places.ts'
import { readEnv } from '#env'
import { testEnvironment } from '#test/test-environment.ts'
import { addEvent } from '#test/add-event.ts'
import { addPage } from '#test/add-page.ts'
import { change } from '#test/change.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const { searchSuggestions, search: summary, searchEvents, searchOthers } = search.operations

test.each([
  'Zauberflöte',
  'zauberflote',
  'zauberfloete',
  'ZAUBERFLÖTE',
  'Zauberföte',
  'zauberflöt',
])('S-04: „%s“ finds Die Zauberflöte first, in both tabs', async (term) => {
  const [event] = (await eventsFor(term)).results
  const [thing] = (await othersFor(term)).results
  expect(wordsOf(event!.title)).toBe('Die Zauberflöte')
  expect(thing).toMatchObject({ type: 'production' })
  expect(wordsOf(thing!.title)).toBe('Die Zauberflöte')
})

test('S-04: „Hamlt“ finds Hamlet, in English, too', async () => {
  for (const locale of ['de', 'en'] as const) {
    const [first] = (await othersFor('Hamlt', { locale })).results
    expect(wordsOf(first!.title)).toBe('Hamlet')
  }
})

test('a title comes before other words, and a word before one that holds it', async () => {
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

test('what is changed is found at once, and by its old words no more', async () => {
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

test('what is rolled back is not found, and was never announced', async () => {
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

test('S-04: results are paged, and the summary counts both tabs', async () => {
  const first = await eventsFor('Ennsfelden')
  expect(first.count).toBeGreaterThan(10)
  expect(first.results).toHaveLength(10)
  const second = await eventsFor('Ennsfelden', { page: 2 })
  expect(second.count).toBe(first.count)
  const ids = [...first.results, ...second.results].map(({ event }) => event.id)
  expect(new Set(ids).size).toBe(ids.length)
  const others = await othersFor('Ennsfelden')
  expect(await summaryFor('Ennsfelden')).toEqual({
    event_count: first.count,
    other_count: others.count,
    similar: [],
  })
  const beyond = await ask('/de/api/search/events/', { query: 'Ennsfelden', page: '9999' })
  expect(beyond.status).toBe(404)
})

test('a word that nothing has finds nothing', async () => {
  expect(await summaryFor('qxqxqxqx')).toEqual({ event_count: 0, other_count: 0, similar: [] })
})

test.each([
  ['a wildcard', '%'],
  ['wildcards', '_____'],
  ['quotes', `'"''"`],
  ['operators', '! & | <-> :*'],
  ['a null byte', '\0'],
  ['a null byte within', 'Ham\0let'],
  ['an emoji', '🎭'],
  ['Japanese', '魔笛'],
  ['Arabic', 'الناي السحري'],
  ['half a character', '\ud83c'],
  ['blanks', '   '],
  ['SQL', "'; drop table search_document; --"],
  ['a hundred letters', 'x'.repeat(100)],
])('%s as a term is answered, and finds nothing that it is not', async (_, term) => {
  for (const path of ['', 'autocomplete/', 'events/', 'others/']) {
    const { status } = await ask(`/de/api/search/${path}`, { query: term })
    expect(status).toBe(200)
  }
  if (!term.includes('Ham')) {
    expect(await summaryFor(term)).toMatchObject({ event_count: 0, other_count: 0 })
  }
})

test('R-13 a term of 10,000 characters, and none, are refused in words', async () => {
  for (const query of [{ query: 'x'.repeat(10_000) }, {}]) {
    const { status, body } = await ask('/de/api/search/', query)
    expect(status).toBe(400)
    expect(body.errors.query).toEqual([expect.stringMatching(/^Gesucht wird nach einem Begriff/)])
  }
})

test('what plain SQL changes without recording it is made up for', async () => {
  await theatre.database.execute(
    `update person set last_name = 'Quittenbaum' where id = (select min(id) from person)`,
  )
  expect((await othersFor('Quittenbaum')).count).toBe(0)
  await refreshLeftBehind(theatre.database)
  expect((await othersFor('Quittenbaum')).results[0]).toMatchObject({ type: 'person' })
  const { rows } = await theatre.database.execute('select 1 from search_stale limit 1')
  expect(rows).toEqual([])
})

test('one address may search so often a minute, and is told when that is over', async () => {
  const env = readEnv({
    ...testEnvironment,
    DATABASE_URL: theatre.url,
    FOYER_DATA: theatre.folder,
    SEARCHES_A_MINUTE: '2',
  })
  const app = await buildApp({ database: theatre.database, env })
  const statuses = []
  for (let search = 0; search < 3; search += 1) {
    const answer = await app.inject({ url: '/en/api/search/', query: { query: 'Hamlet' } })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
  await app.close()
})

test('terms are counted by day, and nothing that could be of a person', async () => {
  await summaryFor('Turandot')
  await summaryFor('turandot')
  await summaryFor('maria@beispiel.at')
  await summaryFor('0664 123 45 67')
  await theatre.app.close()
  const { rows } = await theatre.database.execute(
    `select term, searches, found from search_keyword where term ~ 'turandot|maria|0664'`,
  )
  expect(rows).toEqual([{ term: 'turandot', searches: 2, found: 0 }])
})

type Options = { locale?: 'de' | 'en'; page?: number }

function ask(url: string, query: Record<string, string>) {
  return theatre.call({ url, query })
}

async function eventsFor(query: string, { locale = 'de', page = 1 }: Options = {}) {
  const url = `/${locale}/api/search/events/`
  return searchEvents.answer.parse((await ask(url, { query, page: String(page) })).body)
}

async function othersFor(query: string, { locale = 'de', page = 1 }: Options = {}) {
  const url = `/${locale}/api/search/others/`
  return searchOthers.answer.parse((await ask(url, { query, page: String(page) })).body)
}

async function suggestionsFor(query: string) {
  return searchSuggestions.answer.parse((await ask('/de/api/search/autocomplete/', { query })).body)
}

async function summaryFor(query: string) {
  return summary.answer.parse((await ask('/de/api/search/', { query })).body)
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
