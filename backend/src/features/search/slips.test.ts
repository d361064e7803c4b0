import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/connect.ts'
import { slipsOf } from '#test/misspelt.ts'
import {
  ask,
  eventsFor,
  othersFor,
  searchSuggestions,
  theatre,
  useSearch,
} from '#test/search-calls.ts'
import { openSearchDatabase } from './search-database.ts'
import { findHits } from './hit-store.ts'
import { foldWord } from './fold-word.ts'

const minLetters = 5
const share = 0.97
const page = { offset: 0, size: 10 }
/** `npm test` tries one slip in so many, `npm run test:all` each of them. */
const step = process.env.FULL === '1' ? 1 : 40

useSearch()

let database: Database
beforeAll(() => {
  // A statement takes as long as a busy machine needs.
  database = openSearchDatabase(theatre.url, 60_000)
})
afterAll(() => database.$client.end())

test.each(['de', 'en'] as const)(
  'S-04 with one slip of the finger, 97 of 100 words of titles and names still find theirs among the first ten (%s)',
  async (locale) => {
    const documents = await readDocuments(locale)
    const documentsOf = Map.groupBy(
      documents.flatMap((one) => wordsOf(one.title).map((word) => ({ word, ...one }))),
      ({ word }) => word,
    )
    const slips = [...documentsOf.keys()].flatMap((word) =>
      slipsOf(word).map((slip) => ({ slip, word })),
    )
    const tried = slips.filter((_, index) => index % step === 0)
    const missed: string[] = []
    for (const { slip, word } of tried) {
      const keys = new Set(documentsOf.get(word)!.map(keyOf))
      const others = await findHits(database, { term: slip, locale, page, tab: 'others' })
      if (others.hits.some((hit) => keys.has(keyOf(hit)))) continue
      const events = await findHits(database, { term: slip, locale, page, tab: 'events' })
      if (!events.hits.some((hit) => keys.has(keyOf(hit)))) missed.push(`${slip} (${word})`)
    }
    expect(slips.length).toBeGreaterThan(10_000)
    expect(missed.length / tried.length, missed.join('\n')).toBeLessThanOrEqual(1 - share)
  },
  20 * 60_000,
)

test('S-04 a title that is written as it should be stays on top', async () => {
  const documents = await readDocuments('de')
  const titleOf = new Map(documents.map((one) => [keyOf(one), one.title]))
  for (const { title } of documents.filter(({ kind }) => kind !== 'event')) {
    const { hits } = await findHits(database, { term: title, locale: 'de', page, tab: 'others' })
    expect(foldWord(titleOf.get(keyOf(hits[0]!)) ?? ''), title).toBe(foldWord(title))
  }
}, 120_000)

test.each(['Hamelt', 'Halmet', 'Hamlwt', 'Hammlet', 'Haamlet'])(
  'S-03 S-04 "%s" suggests and finds Hamlet first',
  async (term) => {
    const response = await ask('/de/api/search/autocomplete/', { query: term })
    const [suggestion] = searchSuggestions.response.parse(response.body)
    expect(suggestion?.title).toBe('Hamlet')
    expect(textOf((await othersFor(term)).results[0]!.title)).toBe('Hamlet')
    expect(textOf((await eventsFor(term)).results[0]!.title)).toBe('Hamlet')
  },
)

test.each(['Turandot', 'Lohengrin', 'Elektra', 'Salome', 'Jedermann', 'Parsifal', 'Galileo'])(
  'S-04 "%s", which is not in the programme, does not find a similar spelling first',
  async (term) => {
    for (const { title, excerpt } of (await othersFor(term)).results.slice(0, 1)) {
      const text = foldWord(`${textOf(title)} ${textOf(excerpt)}`)
      expect(text).toContain(foldWord(term))
    }
  },
)

type Document = { kind: string; id: number; title: string }

async function readDocuments(locale: Locale): Promise<Document[]> {
  const { rows } = await theatre.database.execute<Document>(
    `select kind, id, title from search_document
      where locale = '${locale}' and is_suggested and visible_from is null order by kind, id`,
  )
  return rows
}

function keyOf({ kind, id }: { kind: string; id: number }): string {
  return `${kind}/${id}`
}

function wordsOf(title: string): string[] {
  const words = title.match(/[\p{L}\p{M}]+/gu) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) => word.length >= minLetters,
  )
}

function textOf(parts: { text: string }[]): string {
  return parts.map(({ text }) => text).join('')
}
