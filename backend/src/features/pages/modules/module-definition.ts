import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'

const definitions = new Map<string, ModuleDefinition>(
  moduleKinds.map((definition) => [definition.kind, definition]),
)

/** The definition of a kind; undefined if this origin does not know it. */
export function findDefinition(kind: string): ModuleDefinition | undefined {
  return definitions.get(kind)
}
