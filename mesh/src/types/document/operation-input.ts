import type { DocumentModule, DocumentOperation, ModulePlace, Modules } from './origin-types.ts'

type FieldState = { isSet: boolean; value?: unknown }
type PlaceInput = { sectionId?: string | null; column?: number | null; rank: string }
type ModuleInput = { moduleId: string; place: PlaceInput } & Omit<DocumentModule, 'place'>
type Identified = { operationId: string; moduleId: string }
type WithModules = Identified & { modules: ModuleInput[] }

/** An operation as a client sends it: one of these. */
export type DocumentOperationInput =
  | { add: WithModules }
  | { restore: WithModules }
  | { remove: WithModules }
  | { duplicate: WithModules & { sourceId: string } }
  | { move: Identified & { before: PlaceInput; after: PlaceInput } }
  | {
      change: {
        operationId: string
        moduleId?: string | null
        path: string[]
        before: FieldState
        after: FieldState
      }
    }

/** An operation of a client as the origin takes it. */
export function originOperationOf(input: DocumentOperationInput): DocumentOperation {
  if ('add' in input) return { type: 'add', ...withModules(input.add) }
  if ('restore' in input) return { type: 'restore', ...withModules(input.restore) }
  if ('duplicate' in input) {
    return { type: 'duplicate', source: input.duplicate.sourceId, ...withModules(input.duplicate) }
  }
  if ('remove' in input) {
    const { modules: before, ...removed } = withModules(input.remove)
    return { type: 'remove', ...removed, before }
  }
  if ('move' in input) {
    const { operationId: id, moduleId: module, before, after } = input.move
    return { id, type: 'move', module, before: originPlaceOf(before), after: originPlaceOf(after) }
  }
  const { operationId: id, moduleId: module = null, path, before, after } = input.change
  return {
    id,
    type: 'change',
    module,
    path,
    ...(before.isSet && { before: before.value ?? null }),
    ...(after.isSet && { after: after.value ?? null }),
  }
}

const withModules = ({ operationId: id, moduleId: module, modules }: WithModules) => ({
  id,
  module,
  modules: originModulesOf(modules),
})

const originModulesOf = (modules: ModuleInput[]): Modules =>
  Object.fromEntries(
    modules.map(({ moduleId, kind, version, place, fields }) => [
      moduleId,
      { kind, version, place: originPlaceOf(place), fields },
    ]),
  )

const originPlaceOf = ({ sectionId = null, column = null, rank }: PlaceInput): ModulePlace => ({
  parent: sectionId,
  column,
  rank,
})
