import { referredKind } from '@foyer/schema/resources/referred-kind.ts'
import type { ContentReferences } from '#catalogue/holders/content-references.ts'
import { listAddressUses } from './replacing/addressing-store.ts'
import type { ResourceBinding } from './resource-binding.ts'

const maxUses = 20

/** A binding whose rows are in use, too, where pages and other texts refer to them, and where other resources name their addresses. */
export function withContentUses(
  binding: ResourceBinding,
  { bindings, references }: { bindings: readonly ResourceBinding[]; references: ContentReferences },
): ResourceBinding {
  const kind = referredKind(binding.definition.resource)
  if (!kind) return binding
  const { isAddressOf } = references
  return {
    ...binding,
    async findUses(queries, id) {
      const row = { kind, id }
      const uses = [
        ...((await binding.findUses?.(queries, id)) ?? []),
        ...(await references.list(queries, row)),
        ...(await listAddressUses(queries, bindings, { row, isAddressOf })),
      ]
      // Its own text goes with it.
      const others = uses.filter((one) => one.type !== kind || one.id !== id)
      return withoutDoubles(others).slice(0, maxUses)
    },
  }
}

/** A row that both relates to another one and names its address uses it once; a page does in each language. */
function withoutDoubles<One extends { type: string; id: number; label: string }>(
  uses: readonly One[],
): One[] {
  const keyOf = ({ type, id, label }: One) => `${type} ${id} ${type === 'page' ? label : ''}`
  return [...Map.groupBy(uses, keyOf).values()].map(([first]) => first!)
}
