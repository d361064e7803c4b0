import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import { isFull } from '#support/pairwise.ts'

/** The definitions that a walk through the admin site visits: as many as it takes to meet each type of field, or all of them if `FULL` is 1. */
export function walkedDefinitions(): readonly ResourceDefinition[] {
  if (isFull) return resources
  const met = new Set<string>()
  return resources.filter(({ fields }) => {
    const types = Object.values(fields).map(({ type }) => type)
    const isNew = types.some((type) => !met.has(type))
    for (const type of types) met.add(type)
    return isNew
  })
}
