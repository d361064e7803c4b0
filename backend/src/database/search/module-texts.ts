import { shownWords } from '@foyer/schema/fields/words.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { container, module } from '#database/tables/pages.ts'

const fieldsOf = new Map(moduleKinds.map(({ kind, fields }) => [kind as string, fields]))

/**
 * The texts of the modules of the given pages or articles, as rows of `id`, `locale` and `words`. Their definitions say which
 * fields contain text. Modules and items with a schedule are left out.
 */
export async function moduleWords(
  queries: Queries,
  { contentType, ids }: { contentType: 'page' | 'article'; ids: readonly number[] },
): Promise<SQL> {
  const rows = await queries
    .select({
      id: container.objectId,
      locale: module.locale,
      kind: module.kind,
      fields: module.fields,
    })
    .from(container)
    .innerJoin(module, and(eq(module.containerId, container.id), isNull(module.deletedAt)))
    .where(
      and(eq(container.contentType, contentType), inArray(container.objectId, ids.map(String))),
    )
    .orderBy(asc(module.position), asc(module.id))
  const places = Map.groupBy(rows, ({ id, locale }) => `${id}/${locale}`)
  const said = [...places.values()].map((modules) => ({
    id: Number(modules[0]!.id),
    locale: modules[0]!.locale,
    words: modules
      .flatMap(({ kind, fields }) => shownWords(fieldsOf.get(kind) ?? {}, fields))
      .join(' · '),
  }))
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
    as row (id int, locale text, words text))`
}
