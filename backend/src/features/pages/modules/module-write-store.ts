import { staleByContainer, type ChangeTag } from '@foyer/schema/change-tags.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { container, module, moduleSchedule, pagePath } from '#database/tables/pages.ts'
import type { ModuleRow } from './module-rows.ts'
import { momentsOf } from '#features/pages/schedule.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

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

type ModuleChange = {
  id: number
  kind: string
  locale: ContentLocale
  /** The revision that the change is based on; undefined to overwrite any. */
  revision: number | undefined
  /** The new place; unset properties stay as they are. */
  place: Partial<Place> & { position?: number }
  fields: Record<string, unknown>
}

export type ChangeResult =
  | { ok: true; row: ModuleRow; containerId: number }
  | { ok: false; problem: 'unknown' }
  | { ok: false; problem: 'stale'; revision: number }

/** Changes a module unless it was changed since the given revision. */
export async function changeModule(
  transaction: WritableTransaction,
  change: ModuleChange,
): Promise<ChangeResult> {
  const [stored] = await transaction
    .select()
    .from(module)
    .where(
      and(
        eq(module.id, change.id),
        eq(module.kind, change.kind),
        eq(module.locale, change.locale),
        isNull(module.deletedAt),
      ),
    )
    .for('update')
  if (!stored) return { ok: false, problem: 'unknown' }
  if (change.revision !== undefined && change.revision !== stored.revision) {
    return { ok: false, problem: 'stale', revision: stored.revision }
  }
  const [row] = await transaction
    .update(module)
    .set({
      ...change.place,
      fields: change.fields,
      revision: stored.revision + 1,
      changedAt: sql`now()`,
    })
    .where(eq(module.id, change.id))
    .returning()
  await saveSchedules(transaction, [row!])
  return { ok: true, row: row!, containerId: stored.containerId }
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
