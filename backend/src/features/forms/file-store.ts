import { and, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'
import type { FileStore } from '#files/file-store.ts'
import type { ReceivedFile } from './receive-temp-file.ts'

/** Records an uploaded file; if that fails, deletes it. */
export async function saveTempFile(
  queries: Queries,
  { file, files }: { file: ReceivedFile; files: FileStore },
): Promise<void> {
  try {
    await queries.insert(formFile).values(file)
  } catch (cause) {
    await files.remove(file.id)
    throw cause
  }
}

/** A file of an entry; null if the entry has no such file. */
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
