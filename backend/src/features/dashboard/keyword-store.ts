import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { today } from '#database/site-zone.ts'

type Term = { term: string; locale: Locale; searches: number; found: number }

const weeks = 4

/** What visitors searched for in the last weeks. */
export async function listKeywords(queries: Queries) {
  const read = async (having: SQL) => {
    const { rows } = await queries.execute<Term>(sql`
      select term, locale, sum(searches)::int as searches,
        (array_agg(found order by day desc))[1] as found
      from search_keyword where day > ${today} - ${weeks * 7}::int
      group by term, locale having ${having}
      order by searches desc, term limit ${maxDashboardRows}`)
    return rows
  }
  const [terms, withoutResult, days] = await Promise.all([
    read(sql`true`),
    read(sql`(array_agg(found order by day desc))[1] = 0`),
    queries.execute<{ day: string; searches: number; without_result: number }>(sql`
      select calendar.date::date::text as day, coalesce(sum(searches), 0)::int as searches,
        coalesce(sum(searches) filter (where found = 0), 0)::int as without_result
      from generate_series(${today} - ${weeks * 7 - 1}::int, ${today}, interval '1 day') as calendar (date)
      left join search_keyword on search_keyword.day = calendar.date::date
      group by 1 order by 1`),
  ])
  return { terms, without_result: withoutResult, days: days.rows }
}
