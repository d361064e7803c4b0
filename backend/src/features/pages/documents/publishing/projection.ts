import { modulesInOrder, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { isEqual } from '@foyer/schema/documents/value.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { module } from '#database/tables/pages.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { saveSchedules } from '#features/pages/modules/module-write-store.ts'
import type { Document } from '#features/pages/documents/document-store.ts'

type Row = typeof module.$inferSelect
type NewRow = typeof module.$inferInsert & { uuid: string; fields: Record<string, unknown> }

type Projected = {
  content: ContentDocument
  /** The fields of each module as they are stored. */
  stored: ReadonlyMap<string, Record<string, unknown>>
}

/**
 * Makes the module rows match a document. Rows keep their number, also when they come back after having been deleted; only those
 * that differ are written.
 */
export async function project(
  transaction: WritableTransaction,
  { containerId, locale }: Pick<Document, 'containerId' | 'locale'>,
  { content, stored }: Projected,
): Promise<void> {
  const rows = await transaction
    .select()
    .from(module)
    .where(and(eq(module.containerId, containerId), eq(module.locale, locale)))
  const known = new Map(rows.map((row) => [row.uuid, row]))
  const numbers = new Map(rows.map(({ uuid, id }) => [uuid, id]))
  const positions = new Map<string, number>()
  const modules = modulesInOrder(content).map(({ id: uuid, kind, place }) => {
    const { parent, column } = place
    const level = `${parent} ${column}`
    const position = positions.get(level) ?? 0
    positions.set(level, position + 1)
    return { uuid, kind, parent, column, position, fields: stored.get(uuid)! }
  })
  const written: { id: number; fields: Record<string, unknown> }[] = []
  // Sections first, since what is in them refers to their number.
  for (const level of [
    modules.filter(({ parent }) => parent === null),
    modules.filter(({ parent }) => parent !== null),
  ]) {
    const wanted = level.map(({ parent, ...one }) => ({
      ...one,
      containerId,
      locale,
      parentId: parent === null ? null : numbers.get(parent)!,
    }))
    const added = await insertRows(
      transaction,
      wanted.filter(({ uuid }) => !known.has(uuid)),
    )
    for (const row of added) numbers.set(row.uuid, row.id)
    written.push(...added)
    for (const row of wanted) {
      const before = known.get(row.uuid)
      if (!before || isSame(before, row)) continue
      written.push(await updateRow(transaction, before, row))
    }
  }
  const present = new Set(modules.map(({ uuid }) => uuid))
  const gone = rows.filter(({ uuid, deletedAt }) => !present.has(uuid) && !deletedAt)
  if (gone.length > 0) {
    await transaction
      .update(module)
      .set({ deletedAt: sql`now()`, changedAt: sql`now()` })
      .where(
        inArray(
          module.id,
          gone.map(({ id }) => id),
        ),
      )
  }
  await saveSchedules(transaction, written)
}

async function insertRows(transaction: WritableTransaction, rows: NewRow[]) {
  if (rows.length === 0) return []
  return transaction
    .insert(module)
    .values(rows)
    .returning({ id: module.id, uuid: module.uuid, fields: module.fields })
}

async function updateRow(transaction: WritableTransaction, before: Row, row: NewRow) {
  const { parentId, column, position, fields } = row
  const values = { parentId: parentId ?? null, column: column ?? null, position, fields }
  await transaction
    .update(module)
    .set({ ...values, deletedAt: null, revision: before.revision + 1, changedAt: sql`now()` })
    .where(eq(module.id, before.id))
  return { id: before.id, fields }
}

function isSame(before: Row, row: NewRow): boolean {
  return (
    before.deletedAt === null &&
    before.parentId === row.parentId &&
    before.column === row.column &&
    before.position === row.position &&
    isEqual(before.fields, row.fields)
  )
}
