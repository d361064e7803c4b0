import { search } from '@foyer/schema/rest/search.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { change } from '#test/change.ts'
import { misspell, seededNumbers } from '#test/misspelt.ts'
import { useTheatre } from '#test/use-theatre.ts'
import archiveTitles from './archive-titles.json' with { type: 'json' }

const theatre = useTheatre()
const misspeltTitles = 500
const seed = 1911
const triesPerTitle = process.env.FULL === '1' ? 4 : 2

beforeAll(async () => {
  await change(theatre.database, async (transaction) => {
    await transaction.execute(sql`
      insert into production (key, slug, title, preline, subtitle, teaser, description, important_info, language)
      select 'recall:' || title, '{"de":"abend"}', jsonb_build_object('de', title), empty, empty, empty, empty, empty, empty
      from jsonb_array_elements_text(${JSON.stringify(archiveTitles)}::jsonb) as title,
        (select '{"de":""}'::jsonb as empty) as nothing`)
  })
})

test(
  'S-04 of 500 titles with one typing error each, the first ten hits hold the right one in at least 95 of 100',
  { tags: 'slow', timeout: 180_000 },
  async () => {
    const { rows } = await theatre.database.execute<{ title: string }>(
      `select distinct title->>'de' as title from production order by 1`,
    )
    expect(rows.length).toBeGreaterThan(1_000)
    const next = seededNumbers(seed)
    const titles = Array.from({ length: misspeltTitles }, () => {
      return rows[Math.floor(next() * rows.length)]!.title
    })
    const missed = await missedOf(titles, next)
    expect(missed.length / misspeltTitles, missed.join('\n')).toBeLessThanOrEqual(0.05)
  },
)

test('S-04 the same holds for the theatre’s own titles', { tags: 'slow' }, async () => {
  const { rows } = await theatre.database.execute<{ title: string }>(
    `select title->>'de' as title from production where key like 'demo:%' order by 1`,
  )
  const next = seededNumbers(seed)
  const tries = rows.flatMap(({ title }) => Array.from({ length: triesPerTitle }, () => title))
  const missed = await missedOf(tries, next)
  expect(missed.length / tries.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
})

/** The misspelt ones of which the right title is not among the first ten hits. */
async function missedOf(titles: string[], next: () => number): Promise<string[]> {
  const missed: string[] = []
  for (const title of titles) {
    const wrong = misspell(title, next)
    if (!(await firstTitles(wrong)).includes(title)) missed.push(`${wrong} (${title})`)
  }
  return missed
}

async function firstTitles(query: string): Promise<string[]> {
  const { body } = await theatre.call({
    url: '/de/api/search/others/',
    query: { query: query.slice(0, 100) },
  })
  const { results } = search.operations.searchOthers.response.parse(body)
  return results.map(({ title }) => title.map(({ text }) => text).join(''))
}
