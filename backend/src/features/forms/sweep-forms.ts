import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'

type Sweeping = { folder: string; retentionDays: number }

/** Removes entries whose time is up with their files, and files that no entry has named within an hour. */
export async function sweepForms(
  queries: Queries,
  { folder, retentionDays }: Sweeping,
): Promise<void> {
  await queries.execute(sql`
    delete from ${formEntry}
      where ${formEntry.createdAt} < now() - ${retentionDays} * interval '1 day'`)
  // Files whose entry went belong to nobody now.
  const { rows } = await queries.execute<{ id: string }>(sql`
    delete from ${formFile}
      where ${formFile.entryId} is null and ${formFile.createdAt} < now() - interval '1 hour'
      returning id`)
  for (const { id } of rows) await rm(join(folder, id), { force: true })
}
