import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import type { FileStore } from '#files/file-store.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'

type DeletionOptions = { files: FileStore; retentionDays: number }

/**
 * Deletes entries past their retention time with their files, and files that have not been attached to an entry within an hour.
 */
export async function deleteExpiredFormData(
  queries: Queries,
  { files, retentionDays }: DeletionOptions,
): Promise<void> {
  await queries.execute(sql`
    delete from ${formEntry}
      where ${formEntry.createdAt} < now() - ${retentionDays} * interval '1 day'`)
  // Files of deleted entries have no entry either.
  const { rows } = await queries.execute<{ id: string }>(sql`
    delete from ${formFile}
      where ${formFile.entryId} is null and ${formFile.createdAt} < now() - interval '1 hour'
      returning id`)
  for (const { id } of rows) await files.remove(id)
}
