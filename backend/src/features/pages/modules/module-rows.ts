import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { module } from '#database/tables/pages.ts'

export type ModuleRow = Pick<
  typeof module.$inferSelect,
  'id' | 'uuid' | 'parentId' | 'column' | 'position' | 'kind' | 'fields' | 'revision'
>

type Place = { containerId: number; locale: ContentLocale }

/** The modules of a container in a language, by position; with `first` only so many that are in no section, and what is in them. */
export async function listModuleRows(
  queries: Queries,
  place: Place,
  first?: number,
): Promise<ModuleRow[]> {
  const isOfPlace = and(
    eq(module.containerId, place.containerId),
    eq(module.locale, place.locale),
    isNull(module.deletedAt),
  )
  const byPosition = [asc(module.position), asc(module.id)]
  const rows = queries.select().from(module)
  if (first === undefined) return rows.where(isOfPlace).orderBy(...byPosition)
  const firstIds = queries
    .select({ id: module.id })
    .from(module)
    .where(and(isOfPlace, isNull(module.parentId)))
    .orderBy(...byPosition)
    .limit(first)
  const isFirst = or(inArray(module.id, firstIds), inArray(module.parentId, firstIds))
  return rows.where(and(isOfPlace, isFirst)).orderBy(...byPosition)
}
