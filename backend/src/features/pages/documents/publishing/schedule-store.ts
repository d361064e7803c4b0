import { and, asc, eq, lte } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { document, documentSchedule } from '#database/tables/documents.ts'
import { container } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { Document } from '#features/pages/documents/document-store.ts'

export type ScheduledAction = 'publish' | 'unpublish'
type NewSchedule = typeof documentSchedule.$inferInsert

/** Schedules an action instead of an earlier one of the same kind. */
export async function saveSchedule(
  transaction: WritableTransaction,
  schedule: NewSchedule,
): Promise<void> {
  const { at, accountId = null, note = '' } = schedule
  await transaction
    .insert(documentSchedule)
    .values(schedule)
    .onConflictDoUpdate({
      target: [documentSchedule.documentId, documentSchedule.action],
      set: { at, accountId, note },
    })
}

/** Removes a scheduled action: it was done, or is not wanted any more. */
export async function endSchedule(
  transaction: WritableTransaction,
  { id }: Pick<Document, 'id'>,
  action: ScheduledAction,
): Promise<void> {
  await transaction
    .delete(documentSchedule)
    .where(and(eq(documentSchedule.documentId, id), eq(documentSchedule.action, action)))
}

/** When a document is published or unpublished by itself. */
export async function listSchedules(queries: Queries, documentId: number) {
  return queries
    .select({
      action: documentSchedule.action,
      at: documentSchedule.at,
      note: documentSchedule.note,
    })
    .from(documentSchedule)
    .where(eq(documentSchedule.documentId, documentId))
    .orderBy(asc(documentSchedule.at))
}

export type DueSchedule = Awaited<ReturnType<typeof listDueSchedules>>[number]

/** The scheduled actions that are due, the earliest first. */
export async function listDueSchedules(queries: Queries, now: Date) {
  return queries
    .select({
      schedule: documentSchedule,
      slug: container.slug,
      locale: document.locale,
      containerId: container.id,
    })
    .from(documentSchedule)
    .innerJoin(document, eq(document.id, documentSchedule.documentId))
    .innerJoin(container, eq(container.id, document.containerId))
    .where(lte(documentSchedule.at, now))
    .orderBy(asc(documentSchedule.at))
}
