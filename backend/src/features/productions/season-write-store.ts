import { season } from '#database/tables/options.ts'
import { upsertByKey } from '#database/upsert.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** Writes the season that begins in September of a year, with a key such as `2026-27`; returns its id. */
export async function saveSeason(transaction: WritableTransaction, year: number): Promise<number> {
  const end = String((year + 1) % 100).padStart(2, '0')
  const row = { key: `${year}-${end}`, name: `${year}/${end}`, firstDay: `${year}-09-01` }
  return (await upsertByKey(transaction, season, [row])).get(row.key)!
}
