import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import { container } from '#database/tables/pages.ts'
import { countWords } from './count-words.ts'
import { moduleResponses } from './modules/module-responses.ts'
import { findDefinition } from './modules/module-definition.ts'
import { listModuleRows } from './modules/module-rows.ts'
import type { Audience } from './shown-module.ts'

type Holder = { contentType: string; objectId: string }
type Reader = { locale: Locale; siteUrl: string }

/**
 * Creates a reader of the modules of objects other than pages, as visitors see them, with the cache tags they depend on and their
 * number of words. Without a container there are no modules.
 */
export function createModuleReader(report: Audience['report']) {
  return async (queries: Queries, holder: Holder, { locale, siteUrl }: Reader) => {
    const [found] = await queries
      .select({ id: container.id })
      .from(container)
      .where(
        and(eq(container.contentType, holder.contentType), eq(container.objectId, holder.objectId)),
      )
    if (!found) return { modules: [], cacheTags: [], words: 0 }
    const rows = await listModuleRows(queries, { containerId: found.id, locale })
    const now = await readNow(queries)
    const audience = { locale, siteUrl, now, report, isEditor: false }
    const { modules, cacheTags } = await moduleResponses(queries, rows, audience)
    const words = rows.map(({ kind, fields }) => {
      const definition = findDefinition(kind)
      return definition ? countWords(definition.fields, fields) : 0
    })
    return { modules, cacheTags, words: words.reduce((sum, count) => sum + count, 0) }
  }
}
