import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { dayAtTheatre, today } from '#database/site-zone.ts'
import { searchKeyword } from '#database/tables/search.ts'

type Searched = { term: string; locale: Locale; found: number }
type Count = { day: string; locale: Locale; term: string; searches: number; found: number }

const writeEveryMs = 10_000
/** The most distinct terms between two writes; further ones are not counted, so that invented terms cannot fill memory. */
const maxPendingTerms = 1_000
const retentionDays = 400
const maxTermLength = 60
/** More than visitors of a theatre search for in a year; invented terms push each other out. */
const maxStoredCounts = 200_000

/**
 * Counts search terms for the operators of the site: term, day, number of searches and of hits. Nothing about who searched is
 * stored, and terms that look like addresses or phone numbers are not counted.
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
      app.log.warn({ err: cause, terms: rows.length }, 'could not store search term counts')
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
      if (searches === 1 && counts.size >= maxPendingTerms) return
      counts.set(key, { day, locale, term, searches, found })
      // Written with the next search after the interval: counts are not worth a timer.
      if (performance.now() - writtenAt > writeEveryMs) void write()
    },
  }
}

function isCountable(term: string): boolean {
  return term.length <= maxTermLength && !/@|\d{5}|(\d[ /-]*){6}/.test(term)
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

/** Deletes counts older than a year, and the rarest of the oldest when there are too many. */
export async function pruneKeywords(database: Database): Promise<void> {
  await database
    .delete(searchKeyword)
    .where(sql`${searchKeyword.day} < ${today} - ${retentionDays}::int`)
  await database.execute(sql`
    delete from search_keyword where (day, locale, term) in (
      select day, locale, term from search_keyword
      order by searches > 1 desc, day desc, searches desc, term offset ${maxStoredCounts})`)
}
