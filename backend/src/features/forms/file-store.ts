import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'
import type { ReceivedFile } from './receive-temp-file.ts'

/** Remembers a file that lies in the folder; where that fails, the file goes. */
export async function saveTempFile(
  queries: Queries,
  { file, folder }: { file: ReceivedFile; folder: string },
): Promise<void> {
  try {
    await queries.insert(formFile).values(file)
  } catch (cause) {
    await rm(join(folder, file.id), { force: true })
    throw cause
  }
}

/** A file that belongs to an entry; null where it does not. */
export async function findFileOfEntry(
  queries: Queries,
  { id, entryId }: { id: string; entryId: number },
): Promise<typeof formFile.$inferSelect | null> {
  const [found] = await queries
    .select({ file: formFile })
    .from(formFile)
    .innerJoin(formEntry, eq(formEntry.id, formFile.entryId))
    .where(and(eq(formFile.id, id), eq(formFile.entryId, entryId)))
  return found?.file ?? null
}
