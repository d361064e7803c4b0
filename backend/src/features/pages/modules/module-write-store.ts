import { staleByContainer, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray, isNull, max, or, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import { container, module, moduleSchedule, pagePath } from '#database/tables/pages.ts'
import type { ModuleRow } from './module-rows.ts'
import { momentsOf } from '#features/pages/schedule.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

type StoredModule = typeof module.$inferSelect

type Place = { parentId: number | null; column: number | null }
type NewModule = Place & {
  containerId: number
  locale: ContentLocale
  kind: string
  /** After its siblings if undefined. */
  position: number | undefined
  /** In their stored form. */
  fields: Record<string, unknown>
}

/** Adds a module. */
export async function addModule(
  transaction: WritableTransaction,
  given: NewModule,
): Promise<ModuleRow> {
  const position = given.position ?? (await endOf(transaction, given))
  const [row] = await transaction
    .insert(module)
    .values({ ...given, position })
    .returning()
  await saveSchedules(transaction, [row!])
  return row!
}

async function endOf(
  transaction: WritableTransaction,
  { containerId, locale, parentId, column }: NewModule,
) {
  const [last] = await transaction
    .select({ position: max(module.position) })
    .from(module)
    .where(
      and(
        eq(module.containerId, containerId),
        eq(module.locale, locale),
        parentId === null ? isNull(module.parentId) : eq(module.parentId, parentId),
        column === null ? isNull(module.column) : eq(module.column, column),
      ),
    )
  return (last?.position ?? -1) + 1
}

type WantedModule = {
  id: number
  kind: string
  locale: ContentLocale
  /** The revision that the caller has seen; undefined for any. */
  revision: number | undefined
}

type ModuleChange = WantedModule & {
  /** The new place; unset properties stay as they are. */
  place: Partial<Place> & { position?: number }
  /** In their stored form; those that are not given stay as they are. */
  fields: Record<string, unknown>
}

export type ChangeResult =
  | { ok: true; row: StoredModule; containerId: number }
  | { ok: false; problem: 'unknown' | 'gone' }
  | { ok: false; problem: 'stale'; revision: number }

/** Changes a module unless it was changed since the given revision. */
export async function changeModule(
  transaction: WritableTransaction,
  change: ModuleChange,
): Promise<ChangeResult> {
  const locked = await lockModule(transaction, change)
  if (!locked.ok) return locked
  const { row: stored } = locked
  const [row] = await transaction
    .update(module)
    .set({
      ...change.place,
      fields: { ...stored.fields, ...change.fields },
      revision: stored.revision + 1,
      changedAt: sql`now()`,
    })
    .where(eq(module.id, change.id))
    .returning()
  await saveSchedules(transaction, [row!])
  return { ok: true, row: row!, containerId: stored.containerId }
}

/** Marks a module as deleted, with those in it. Published again, it has its number again. */
export async function deleteModule(
  transaction: WritableTransaction,
  wanted: WantedModule,
): Promise<ChangeResult> {
  const locked = await lockModule(transaction, wanted)
  if (!locked.ok) return locked
  await transaction
    .update(module)
    .set({ deletedAt: sql`now()`, changedAt: sql`now()` })
    .where(
      and(or(eq(module.id, wanted.id), eq(module.parentId, wanted.id)), isNull(module.deletedAt)),
    )
  return locked
}

async function lockModule(
  transaction: WritableTransaction,
  { id, kind, locale, revision }: WantedModule,
): Promise<ChangeResult> {
  const wanted = and(eq(module.id, id), eq(module.kind, kind), eq(module.locale, locale))
  // The document first, as publishing does: two transactions that lock in another order would wait for each other.
  await transaction
    .select({ id: document.id })
    .from(document)
    .innerJoin(
      module,
      and(eq(module.containerId, document.containerId), eq(module.locale, document.locale)),
    )
    .where(wanted)
    .for('update', { of: document })
  const [row] = await transaction.select().from(module).where(wanted).for('update')
  if (!row) return { ok: false, problem: 'unknown' }
  if (row.deletedAt) return { ok: false, problem: 'gone' }
  if (revision !== undefined && revision !== row.revision) {
    return { ok: false, problem: 'stale', revision: row.revision }
  }
  return { ok: true, row, containerId: row.containerId }
}

/** Keeps when modules begin or cease to show something. */
export async function saveSchedules(
  transaction: WritableTransaction,
  rows: readonly Pick<ModuleRow, 'id' | 'fields'>[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await transaction.delete(moduleSchedule).where(inArray(moduleSchedule.moduleId, ids))
  const moments = rows.flatMap(({ id, fields }) =>
    momentsOf(fields).map((at) => ({ moduleId: id, at })),
  )
  if (moments.length === 0) return
  await transaction.insert(moduleSchedule).values(moments).onConflictDoNothing()
}

/** The cache tags that a change to the modules of a container invalidates. */
export async function findStaleByContainer(
  queries: Queries,
  containerId: number,
): Promise<ChangeTag[]> {
  const rows = await queries
    .select({
      slug: container.slug,
      contentType: container.contentType,
      locale: pagePath.locale,
      path: pagePath.path,
    })
    .from(container)
    .leftJoin(
      pagePath,
      and(eq(container.contentType, 'page'), eq(container.objectId, sql`${pagePath.pageId}::text`)),
    )
    .where(eq(container.id, containerId))
  const addresses = rows.flatMap(({ locale, path }) =>
    locale !== null && path !== null ? [{ locale, path }] : [],
  )
  const [held] = rows
  return held ? staleByContainer({ ...held, addresses }) : []
}
