import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { containerVersion, module } from '#database/tables/pages.ts'

export type ModuleRow = Pick<
  typeof module.$inferSelect,
  'id' | 'parentId' | 'column' | 'position' | 'kind' | 'fields' | 'revision'
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

/** The modules of a stored version; undefined if the container has no version with this id. */
export async function findVersionRows(
  queries: Queries,
  { versionId, ...place }: Place & { versionId: number },
): Promise<ModuleRow[] | undefined> {
  const [version] = await queries
    .select({ modules: containerVersion.modules })
    .from(containerVersion)
    .where(
      and(
        eq(containerVersion.id, versionId),
        eq(containerVersion.containerId, place.containerId),
        eq(containerVersion.locale, place.locale),
      ),
    )
  return version && z.array(VersionRow).parse(version.modules)
}

/** The properties that a module in a version must have for the others to be shown. */
const VersionRow = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  column: z.int().nullable(),
  position: z.int(),
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
  revision: z.int(),
})
