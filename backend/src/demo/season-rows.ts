import type { Queries } from '#database/connect.ts'
import { season } from '#database/tables/options.ts'
import { upsertByKey } from '#database/upsert.ts'
import { seasonKey } from './season.ts'

/** Writes the season that begins in a year; answers its number. */
export async function saveSeason(queries: Queries, year: number): Promise<number> {
  const key = seasonKey(year)
  const row = { key, name: key.replace('-', '/'), firstDay: `${year}-09-01` }
  return (await upsertByKey(queries, season, [row])).get(key)!
}
