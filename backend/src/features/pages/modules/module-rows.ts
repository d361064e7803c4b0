import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { module } from '#database/tables/pages.ts'

export type ModuleRow = Pick<
  typeof module.$inferSelect,
  'id' | 'uuid' | 'parentId' | 'column' | 'position' | 'kind' | 'fields' | 'revision'
>

type Place = { containerId: number; locale: ContentLocale }

/** The modules of a container in a language, by position. */
export async function listModuleRows(queries: Queries, place: Place): Promise<ModuleRow[]> {
  return queries
    .select()
    .from(module)
    .where(
      and(
        eq(module.containerId, place.containerId),
        eq(module.locale, place.locale),
        isNull(module.deletedAt),
      ),
    )
    .orderBy(asc(module.position), asc(module.id))
}
