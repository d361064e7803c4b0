import { and, count, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { mediaUpload } from '#database/tables/media-library.ts'
import { addJob } from '#jobs/add-job.ts'

declare global {
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface Tasks {
      process_upload: { id: string }
    }
  }
}

export type UploadRow = typeof mediaUpload.$inferSelect
export type AnnouncedUpload = Pick<UploadRow, 'accountId' | 'name' | 'texts' | 'replacesItemId'>

export async function addUpload(
  queries: Queries,
  upload: AnnouncedUpload & { id: string; bytes: number },
): Promise<void> {
  await queries.insert(mediaUpload).values(upload)
}

/** An upload of an account; undefined if it has none with that id. */
export async function findUpload(
  queries: Queries,
  { id, accountId }: { id: string; accountId: number },
): Promise<UploadRow | undefined> {
  const [found] = await queries
    .select()
    .from(mediaUpload)
    .where(and(eq(mediaUpload.id, id), eq(mediaUpload.accountId, accountId)))
  return found
}

export async function countUnfinished(queries: Queries, accountId: number): Promise<number> {
  const [counted] = await queries
    .select({ unfinished: count() })
    .from(mediaUpload)
    .where(and(eq(mediaUpload.accountId, accountId), eq(mediaUpload.state, 'receiving')))
  return counted!.unfinished
}

/** Notes that an upload goes on, so that it does not expire. */
export async function touchUpload(queries: Queries, id: string): Promise<void> {
  await queries
    .update(mediaUpload)
    .set({ changedAt: sql`now()` })
    .where(isReceiving(id))
}

/** All bytes have arrived: a job makes an item of them. Once only, however often it is called. */
export async function completeUpload(database: Database, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const completed = await transaction
      .update(mediaUpload)
      .set({ state: 'processing', changedAt: sql`now()` })
      .where(isReceiving(id))
      .returning({ id: mediaUpload.id })
    if (completed.length === 0) return
    await addJob(transaction, 'process_upload', { payload: { id }, key: `process_upload:${id}` })
  })
}

/** Notes what an upload has become. */
export async function finishUpload(
  queries: Queries,
  id: string,
  result: { state: 'done'; itemId: number } | { state: 'failed'; problem: string },
): Promise<void> {
  await queries
    .update(mediaUpload)
    .set({ ...result, changedAt: sql`now()` })
    .where(eq(mediaUpload.id, id))
}

/** Gives an upload up that has not all of its bytes; false if there is none. */
export async function cancelUpload(
  queries: Queries,
  { id, accountId }: { id: string; accountId: number },
): Promise<boolean> {
  const canceled = await queries
    .delete(mediaUpload)
    .where(and(isReceiving(id), eq(mediaUpload.accountId, accountId)))
    .returning({ id: mediaUpload.id })
  return canceled.length > 0
}

const isReceiving = (id: string) => and(eq(mediaUpload.id, id), eq(mediaUpload.state, 'receiving'))
