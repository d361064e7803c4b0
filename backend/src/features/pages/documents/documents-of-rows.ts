import { randomUUID } from 'node:crypto'
import type { ContentDocument, DocumentModule } from '@foyer/schema/documents/document.ts'
import { currentVersion } from '@foyer/schema/documents/migrate-module.ts'
import { rankBetween } from '@foyer/schema/documents/rank.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import type { ModuleRow } from '#features/pages/modules/module-rows.ts'
import { documentFields } from './field-values.ts'

/**
 * The document that module rows are the projection of. What it had before keeps its ids and, as far as the order allows, its
 * ranks; the rows are ordered by position.
 */
export function documentOfRows(
  rows: readonly ModuleRow[],
  before: ContentDocument,
): ContentDocument {
  const uuids = new Map(rows.map(({ id, uuid }) => [id, uuid]))
  const siblings = Map.groupBy(rows, ({ parentId, column }) => `${parentId} ${column}`)
  const modules = [...siblings.values()].flatMap((group) => {
    const ranks = ranksOf(group.map(({ uuid }) => before.modules[uuid]?.place.rank))
    return group.map((row, index) => {
      const parent = row.parentId === null ? null : (uuids.get(row.parentId) ?? null)
      const column = parent === null ? row.column : (row.column ?? 0)
      const place = { parent, column, rank: ranks[index]! }
      return [row.uuid, moduleOf(row, { place, known: before.modules[row.uuid] })] as const
    })
  })
  return { fields: before.fields, modules: Object.fromEntries(modules) }
}

function moduleOf(
  { kind, fields }: ModuleRow,
  { place, known }: { place: DocumentModule['place']; known: DocumentModule | undefined },
): DocumentModule {
  const definition = findDefinition(kind)
  const options = { values: fields, known: known?.fields, createId: randomUUID }
  const values = definition ? documentFields(definition.fields, options) : (fields as Values)
  return { kind, version: currentVersion(kind), place, fields: values }
}

/** Ascending ranks: the known ones where they are in order, new ones between them elsewhere. */
function ranksOf(known: readonly (string | undefined)[]): string[] {
  const ranks: string[] = []
  for (const [index, rank] of known.entries()) {
    const last = ranks.at(-1) ?? null
    if (rank !== undefined && (last === null || rank > last)) {
      ranks.push(rank)
      continue
    }
    const next = known.slice(index + 1).find((other) => other !== undefined && other > (last ?? ''))
    ranks.push(rankBetween(last, next ?? null))
  }
  return ranks
}
