import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { searchKeyword } from '#database/tables/search.ts'

type Searched = { term: string; locale: Locale; found: number }
type Count = { day: string; locale: Locale; term: string; searches: number; found: number }

const writeEveryMs = 10_000
/** Between two writings; what is invented beyond it is not counted. */
const mostTermsAtOnce = 1_000
const keptDays = 400
const longestCountedTerm = 60

/**
 * Counts what is searched for, for those who run the site: the term, the day, how often, how much was found. Nothing of who
 * searched is known here, and what looks like somebody’s address or number is not counted.
 */
export function countKeywords(app: FastifyInstance, database: Database) {
  const counts = new Map<string, Count>()
  let writtenAt = performance.now()

  async function write(): Promise<void> {
    if (counts.size === 0) return
    writtenAt = performance.now()
    const rows = [...counts.values()]
    counts.clear()
    try {
      await save(database, rows)
    } catch (cause) {
      app.log.warn({ err: cause }, 'what was searched for could not be counted')
    }
  }

  app.addHook('onClose', write)
  return {
    count({ term: written, locale, found }: Searched): void {
      const term = written.toLowerCase()
      if (!isCountable(term)) return
      const day = dayAtTheatre(new Date())
      const key = `${day}/${locale}/${term}`
      const searches = (counts.get(key)?.searches ?? 0) + 1
      if (searches === 1 && counts.size >= mostTermsAtOnce) return
      counts.set(key, { day, locale, term, searches, found })
      // With the next search after a while: a count is worth no timer.
      if (performance.now() - writtenAt > writeEveryMs) void write()
    },
  }
}

function isCountable(term: string): boolean {
  return term.length <= longestCountedTerm && !/@|\d{5}|(\d[ /-]*){6}/.test(term)
}

async function save(database: Database, rows: Count[]): Promise<void> {
  await database
    .insert(searchKeyword)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchKeyword.day, searchKeyword.locale, searchKeyword.term],
      set: {
        searches: sql`${searchKeyword.searches} + excluded.searches`,
        found: sql`excluded.found`,
      },
    })
}

/** Forgets what was searched for more than a year ago. */
export async function pruneKeywords(database: Database): Promise<void> {
  await database
    .delete(searchKeyword)
    .where(sql`${searchKeyword.day} < current_date - ${keptDays}::int`)
}
