import { eventStatuses } from '@foyer/schema/shapes/event.ts'
import { isStaffAccess } from '@foyer/schema/rest/access.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { breakingNews } from '#database/tables/breaking-news.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
/** Operations that need a token: their own tests show how they are called, and so do those of visitors and staff. */
const byToken = new Set(['favouriteCalendar', 'mailLink', 'order', 'preview'])
const reading = sources
  .flatMap(({ operations }): Operation[] => Object.values(operations))
  .filter(
    ({ method, access }) => method === 'GET' && access !== 'visitor' && !isStaffAccess(access),
  )
  .filter(({ operationId }) => !byToken.has(operationId))

// The alerts of the demo are switched off.
beforeAll(() =>
  theatre.database
    .update(breakingNews)
    .set({ isOnline: true })
    .then(() => undefined),
)

test.each(reading)(
  'X-10, X-11: $operationId returns its documented shape at $path, in both languages',
  async (operation) => {
    for (const url of await addressesOf(operation)) {
      const { status, headers, body } = await theatre.call(url)
      expect([url, status]).toEqual([url, 200])
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(operation.response.safeParse(body).error?.issues).toBeUndefined()
      const rows = Array.isArray(body) ? body : (body.results ?? [body])
      expect(rows.length).toBeGreaterThan(0)
    }
  },
)

test('X-11: responses contain the fields of the contract and no others', async () => {
  for (const operation of reading) {
    const [url] = await addressesOf(operation)
    const { body } = await theatre.call(url!)
    expect(operation.response.parse(body)).toEqual(body)
  }
})

test('P-09: every status of the contract occurs in the demo', async () => {
  const { body } = await theatre.call('/de/api/calendar/')
  const statuses = new Set<string>()
  for (let page = 1, next = true; next; page += 1) {
    const url = `/de/api/events/?date=${body.first}&page_size=100&page=${page}`
    const response = (await theatre.call(url)).body
    for (const { status } of response.results) statuses.add(status)
    next = response.next !== null
  }
  expect([...statuses].sort()).toEqual([...eventStatuses].sort())
})

test('a response that violates the contract is a 500, never a wrong response', async () => {
  await theatre.database.execute(sql`update genre set slug = '{"de": "Nicht gültig"}'`)
  const { status, body } = await theatre.call('/de/api/genres/')
  expect(status).toBe(500)
  expect(body).toEqual({
    detail: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
  })
})

const searching = new Set(['searchSuggestions', 'search', 'searchEvents', 'searchOthers'])
const details: Record<string, string> = { eventDetails: 'event', articleDetails: 'article' }
const numbers: Record<string, number> = {}

beforeAll(async () => {
  for (const table of ['event', 'production', 'venue', 'person', 'form', 'article']) {
    const { rows } = await theatre.database.execute<{ id: number }>(
      sql.raw(`select min(id) as id from ${table} where key like 'demo:%'`),
    )
    numbers[table] = rows[0]!.id
  }
  numbers['eventOffer'] = numbers['event']!
  numbers.personParts = numbers.person!
})

async function firstSlug(table: string): Promise<string> {
  const { rows } = await theatre.database.execute<{ slug: string }>(
    sql.raw(`select min(slug) as slug from ${table}`),
  )
  return rows[0]!.slug
}

async function addressesOf({ path, localeOptional, operationId }: Operation): Promise<string[]> {
  if (operationId === 'page')
    return ['/de/pageeditor-api/page/haus', '/en/pageeditor-api/page/house']
  const url = path
    .replace('{id}', String(numbers[operationId]))
    .replace('{slug}', await firstSlug('container'))
    .replace('{kind}/{part}', 'event/1')
    .concat(searching.has(operationId) ? '?query=faust' : '')
    .concat(operationId === 'searchAnswers' ? '?query=parken' : '')
    .concat(details[operationId] ? `?ids=${numbers[details[operationId]]}` : '')
  if (!url.includes('{locale}')) return [url]
  const localized = ['de', 'en'].map((locale) => url.replace('{locale}', locale))
  return localeOptional ? [...localized, url.replace('/{locale}', '')] : localized
}
