import { sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'

/** Until then, every operation is stored. A client that was offline for longer has to load the draft again. */
export const keptWholeFor = sql.raw(`interval '90 days'`)

/**
 * Thins the history of documents: of what is older than 90 days, the last operation of each hour stays, with the snapshot of it where there
 * is one. Versions stay, and so does all that the draft is made of.
 */
export async function thinDocuments(database: Database): Promise<void> {
  const actor = { name: 'clock', operation: 'thinDocuments' } as const
  await changeHouse(database, actor, async (transaction) => {
    transaction.nothingChanged()
    // Snapshots first: how old they are is known from their operations.
    await transaction.execute(sql`
      delete from document_snapshot as old using document_operation as operation
      where operation.document_id = old.document_id and operation.number = old.number
        and operation.at < now() - ${keptWholeFor}
        and old.number < ${lastSnapshotOf(sql`old.document_id`)}
        and not exists (select from document_revision where snapshot_id = old.id)
        and exists (
          select from document_snapshot as later
          join document_operation as other on other.document_id = later.document_id and other.number = later.number
          where later.document_id = old.document_id and later.number > old.number
            and date_trunc('hour', other.at) = date_trunc('hour', operation.at))`)
    await transaction.execute(sql`
      delete from document_operation as old
      where old.at < now() - ${keptWholeFor}
        and old.number < ${lastSnapshotOf(sql`old.document_id`)}
        and exists (
          select from document_operation as later
          where later.document_id = old.document_id and later.number > old.number
            and date_trunc('hour', later.at) = date_trunc('hour', old.at))
        and not exists (
          select from document_snapshot
          where document_id = old.document_id and document_snapshot.number = old.number)`)
  })
}

/** The number of the snapshot from which the draft is read. */
const lastSnapshotOf = (documentId: ReturnType<typeof sql>) =>
  sql`(select max(number) from document_snapshot where document_id = ${documentId})`
