import { expect, test } from 'vitest'
import { buildApp } from '#app'
import { refreshPendingDocuments } from '#database/search/refresh-search.ts'
import { readEnv } from '#env'
import { testEnvironment } from '#test/test-environment.ts'
import { theatre, summary, ask, eventsFor, othersFor, useSearch } from '#test/search-calls.ts'

useSearch()

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

test.each([
  ['Bausteine', 'de', 'bausteine'],
  ['Musterbuch', 'de', 'bausteine'],
  ['Woraus Seiten gebaut sind', 'de', 'bausteine'],
  ['What pages are made of', 'en', 'modules'],
] as const)('S-04 "%s" does not find the page of all modules (%s)', async (term, locale, path) => {
  const { results } = await othersFor(term, { locale })
  const paths = results.map((result) => (result.type === 'page' ? result.path : ''))
  expect(paths).not.toContain(path)
})

test('a word that nothing has finds nothing', async () => {
  expect(await summaryFor('qxqxqxqx')).toEqual({ event_count: 0, other_count: 0, similar: [] })
})

test.each([
  ['a wildcard', '%'],
  ['wildcards', '_____'],
  ['quotes', `'"''"`],
  ['operators', '! & | <-> :*'],
  ['an emoji', '🎭'],
  ['Japanese', '魔笛'],
  ['Arabic', 'الناي السحري'],
  ['half a character', '\ud83c'],
  ['blanks', '   '],
  ['SQL', "'; drop table search_document; --"],
  ['a hundred letters', 'x'.repeat(100)],
])('%s as a term gets a response, and finds nothing else', async (_, term) => {
  for (const path of ['', 'autocomplete/', 'events/', 'others/']) {
    const { status } = await ask(`/de/api/search/${path}`, { query: term })
    expect(status).toBe(200)
  }
  expect(await summaryFor(term)).toMatchObject({ event_count: 0, other_count: 0 })
})

test.each(['\0', 'Ham\0let', 'Hamlet\u0007'])('%j as a term is refused', async (term) => {
  for (const path of ['', 'autocomplete/', 'events/', 'others/']) {
    const { status } = await ask(`/de/api/search/${path}`, { query: term })
    expect(status).toBe(400)
  }
})

test('R-13 a term of 10,000 characters, and an empty one, are rejected with a message', async () => {
  for (const query of [{ query: 'x'.repeat(10_000) }, {}]) {
    const { status, body } = await ask('/de/api/search/', query)
    expect(status).toBe(400)
    expect(body.errors.query).toEqual([expect.stringMatching(/^Bitte geben Sie einen Suchbegriff/)])
  }
})

test('changes by plain SQL are indexed by the next job', async () => {
  await theatre.database.execute(
    `update person set last_name = 'Quittenbaum' where id = (select min(id) from person)`,
  )
  expect((await othersFor('Quittenbaum')).count).toBe(0)
  await refreshPendingDocuments(theatre.database)
  expect((await othersFor('Quittenbaum')).results[0]).toMatchObject({ type: 'person' })
  const { rows } = await theatre.database.execute('select 1 from search_stale limit 1')
  expect(rows).toEqual([])
})

test('one address may search a limited number of times a minute, and learns when to retry', async () => {
  const env = readEnv({
    ...testEnvironment,
    DATABASE_URL: theatre.url,
    FOYER_DATA: theatre.folder,
    SEARCHES_A_MINUTE: '2',
  })
  const app = await buildApp({ database: theatre.database, env })
  const statuses = []
  for (let search = 0; search < 3; search += 1) {
    const response = await app.inject({ url: '/en/api/search/', query: { query: 'Hamlet' } })
    statuses.push(response.statusCode)
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

async function summaryFor(query: string) {
  return summary.response.parse((await ask('/de/api/search/', { query })).body)
}
