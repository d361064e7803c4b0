import { sql } from 'drizzle-orm'
import { recordedAfter } from '#test/recorded-after.ts'
import { theatre } from './upload-picture.ts'

/** What some work responds with, and the cache tags that it made stale. */
export async function withStale<Response>(work: () => Promise<Response>) {
  const { rows } = await theatre.database.execute<{ id: string }>(
    sql`select coalesce(max(id), 0) as id from change`,
  )
  const response = await work()
  return { response, stale: (await recordedAfter(theatre.database, Number(rows[0]!.id))).flat() }
}
