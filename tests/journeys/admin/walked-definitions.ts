import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import { resources } from '@foyer/schema/resources/resources.ts'
import { isFull } from '#support/pairwise.ts'

/** Others have journeys of their own. */
const usualCount = 3

/** The definitions that a walk through the admin site visits: the few with the most types of fields together; in a full run all of them. */
export function walkedDefinitions(): readonly ResourceDefinition[] {
  if (isFull) return resources
  const met = new Set<string>()
  const chosen = Array.from({ length: usualCount }, () => {
    const [best] = resources.toSorted((one, other) => gain(other, met) - gain(one, met))
    for (const type of typesOf(best!)) met.add(type)
    return best!
  })
  return [...new Set(chosen)]
}

const typesOf = ({ fields }: ResourceDefinition) => Object.values(fields).map(({ type }) => type)

const gain = (definition: ResourceDefinition, met: ReadonlySet<string>) =>
  new Set(typesOf(definition).filter((type) => !met.has(type))).size
