import { referredKind } from '@foyer/schema/resources/referred-kind.ts'
import type { ContentReferences } from '#catalogue/holders/content-references.ts'
import type { ResourceBinding } from './resource-binding.ts'

const maxUses = 20

/** A binding whose rows are in use, too, where pages and other texts refer to them. */
export function withContentUses(
  binding: ResourceBinding,
  references: ContentReferences,
): ResourceBinding {
  const kind = referredKind(binding.definition.resource)
  if (!kind) return binding
  return {
    ...binding,
    async findUses(queries, id) {
      const uses = (await binding.findUses?.(queries, id)) ?? []
      const holders = await references.list(queries, { kind, id })
      // Its own text goes with it.
      const others = holders.filter((one) => one.type !== kind || one.id !== id)
      return [...uses, ...others].slice(0, maxUses)
    },
  }
}
