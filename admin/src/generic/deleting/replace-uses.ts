import { relatedResources } from '@foyer/schema/resources/define-resource.ts'
import type { Relation } from '@foyer/schema/resources/relation.ts'
import { readRow, saveChanges } from '#provider/data-provider.ts'
import { relatedDefinition } from '#provider/related-rows.ts'
import { relatesTo, replacedRow, type Replacement } from './replaced-row.ts'

/** What uses a row, as the origin says when it refuses to delete it. */
export type Use = { type: string; id: number; label: string }

/** What relations to a resource are called; undefined if nothing relates to it. */
export function kindOf(resource: string): Relation | undefined {
  const found = Object.entries(relatedResources).find(([, related]) => related === resource)
  return found?.[0] as Relation | undefined
}

/** Whether a form names the row, so that another one can be put in its place. */
export function isReplaceable({ type }: Use, kind: Relation): boolean {
  const definition = definitionOfUse(type)
  if (!definition) return false
  const { fields, children } = definition
  return [fields, ...Object.values(children).map((child) => child.fields)].some((all) =>
    Object.values(all).some((field) => relatesTo(field, kind)),
  )
}

/** Puts another row in the place of one, in what uses it. */
export async function replaceUses(uses: readonly Use[], replacement: Replacement): Promise<void> {
  for (const use of uses) {
    const definition = definitionOfUse(use.type)
    if (!definition || !isReplaceable(use, replacement.kind)) continue
    const row = await readRow(definition.resource, use.id)
    const after = replacedRow(definition, row, replacement)
    await saveChanges(definition.resource, { before: row, after })
  }
}

const definitionOfUse = (type: string) =>
  type in relatedResources ? relatedDefinition(type as Relation) : undefined
