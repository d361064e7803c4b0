import type { Field } from '@foyer/schema/fields/field.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { container, module } from '#database/tables/pages.ts'

type Values = Record<string, unknown>

const fieldsOf = new Map<string, Record<string, Field>>(
  moduleKinds.map(({ kind, fields }) => [kind, fields as unknown as Record<string, Field>]),
)

/**
 * What the modules of some pages or articles say, as rows of `id`, `locale` and `words`. Which fields are words, their
 * definitions tell. A module, or an item of one, that is shown only at certain times says nothing.
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
    words: modules.flatMap(({ kind, fields }) => wordsOf(fieldsOf.get(kind), fields)).join(' · '),
  }))
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
    as row (id int, locale text, words text))`
}

function wordsOf(fields: Record<string, Field> | undefined, values: Values): string[] {
  const named = Object.entries(fields ?? {})
  if (named.some(([name, { type }]) => type === 'moment' && values[name])) return []
  return named.flatMap(([name, field]) => wordsOfField(field, values[name])).filter(Boolean)
}

function wordsOfField({ type, item }: Field, value: unknown): string[] {
  if (!value) return []
  switch (type) {
    case 'line':
    case 'paragraph':
      return [value as string]
    case 'rich-text':
      return (value as { document: { children: { text: string }[] }[] }).document.map(
        ({ children }) => children.map(({ text }) => text).join(''),
      )
    case 'html':
      return [(value as string).replaceAll(/<[^>]*>/g, ' ')]
    case 'items':
      return (value as Values[]).flatMap((one) => wordsOf(item, one))
    default:
      return []
  }
}
