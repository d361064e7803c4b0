import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import {
  relatedResources,
  type ResourceDefinition,
} from '@foyer/schema/resources/define-resource.ts'
import type { Relation } from '@foyer/schema/resources/relation.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import { currentLocale } from '#words/i18n-provider.ts'
import { callOrigin } from './call-origin.ts'
import type { Row } from './written-values.ts'

/** What the site adds to a row: the rows that name it, by field, such as the production of an event. */
export type RelatedRows = { relatedRows?: Record<string, Row & RelatedRows> }

const maxRowsPerCall = 100

/** The definition of what a field relates to; undefined if it is no resource. */
export function relatedDefinition(relatesTo: Relation | 'image'): ResourceDefinition | undefined {
  return resources.find(
    ({ resource }) => relatesTo !== 'image' && resource === relatedResources[relatesTo],
  )
}

/** Adds the rows that name them to rows. */
export async function withRelatedRows<One extends Row>(
  { fields, list }: ResourceDefinition,
  rows: readonly One[],
): Promise<(One & RelatedRows)[]> {
  const found = new Map<string, Map<number, Row & RelatedRows>>()
  for (const name of list.label ?? []) {
    const field = fields[name]!
    const related = field.type === 'relation' && relatedDefinition(field.relatesTo)
    if (!related) continue
    const ids = rows.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []))
    const named = await readRows(related, [...new Set(ids)])
    found.set(name, new Map(named.map((row) => [row['id'] as number, row])))
  }
  if (found.size === 0) return [...rows]
  return rows.map((row) => ({
    ...row,
    relatedRows: Object.fromEntries(
      [...found].flatMap(([name, byId]) => {
        const related = byId.get(row[name] as number)
        return related ? [[name, related]] : []
      }),
    ),
  }))
}

/** Several rows of a resource by their numbers, without their children; those that are gone are left out. */
export async function readRows(
  definition: ResourceDefinition,
  ids: readonly number[],
): Promise<(Row & RelatedRows)[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += maxRowsPerCall) {
    const part = ids.slice(start, start + maxRowsPerCall).join(',')
    const path = `${definition.resource}/?ids=${part}&page_size=${maxRowsPerCall}`
    const { results } = (await callOrigin(adminApiPath(currentLocale(), path))) as {
      results: Row[]
    }
    rows.push(...results)
  }
  return withRelatedRows(definition, rows)
}
