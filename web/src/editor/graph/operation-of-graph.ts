import type { DocumentModule, Place } from '@foyer/schema/documents/document.ts'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import type { Value, Values } from '@foyer/schema/documents/value.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type AcknowledgedFragment,
  type DocumentModuleInput,
  type DocumentOperationInput,
  type DraftContentFragment,
  DraftContentFragmentDoc,
  type FieldStateInput,
} from '#graphql/generated/graphql.ts'

type Modules = Readonly<Record<string, DocumentModule>>
type GraphPlace = { sectionId?: string | null; column?: number | null; rank: string }
type FieldState = { isSet: boolean; value?: unknown }

/** Modules of the graph by UUID, as a document has them. */
export function modulesOfGraph(modules: readonly DraftContentFragment[]): Modules {
  return Object.fromEntries(
    modules.map(({ moduleId, kind, version, place, fields, isRemoved }) => [
      moduleId,
      {
        kind,
        version,
        place: placeOfGraph(place),
        fields: fields as Values,
        ...(isRemoved && { isRemoved }),
      },
    ]),
  )
}

/** An operation as the graph takes it. */
export function operationForGraph(operation: Operation): DocumentOperationInput {
  const operationId = operation.id
  switch (operation.type) {
    case 'add':
    case 'restore': {
      const { type, module: moduleId, modules } = operation
      return { [type]: { operationId, moduleId, modules: modulesForGraph(modules, moduleId) } } as
        { add: never } | { restore: never }
    }
    case 'remove': {
      const { module: moduleId, before } = operation
      return { remove: { operationId, moduleId, modules: modulesForGraph(before, moduleId) } }
    }
    case 'duplicate': {
      const { module: moduleId, source: sourceId, modules } = operation
      const copies = modulesForGraph(modules, moduleId)
      return { duplicate: { operationId, sourceId, moduleId, modules: copies } }
    }
    case 'move': {
      const { module: moduleId, before, after } = operation
      const places = { before: placeForGraph(before), after: placeForGraph(after) }
      return { move: { operationId, moduleId, ...places } }
    }
    case 'change': {
      const { module: moduleId, path, before, after } = operation
      const values = { before: stateForGraph(before), after: stateForGraph(after) }
      return { change: { operationId, moduleId, path: [...path], ...values } }
    }
  }
}

/** An acknowledged operation; undefined for one of a type that this site does not know. */
export function operationOfGraph(logged: AcknowledgedFragment): LoggedOperation | undefined {
  const { number, at, operation } = logged
  const { operationId: id, type, moduleId, sourceId, path, before, after } = operation
  const modules = modulesOfGraph(
    (operation.modules ?? []).map((module) => readFragment(DraftContentFragmentDoc, module)),
  )
  const logOf = (found: Operation): LoggedOperation => ({
    number,
    at,
    operation: found,
    author: '',
  })
  if (type === 'CHANGE') {
    const change = { id, type: 'change', module: moduleId ?? null, path: path ?? [] } as const
    return logOf({ ...change, before: valueOfState(before), after: valueOfState(after) })
  }
  const module = moduleId ?? ''
  switch (type) {
    case 'ADD':
      return logOf({ id, type: 'add', module, modules })
    case 'DUPLICATE':
      return logOf({ id, type: 'duplicate', source: sourceId ?? '', module, modules })
    case 'REMOVE':
      return logOf({ id, type: 'remove', module, before: modules })
    case 'RESTORE':
      return logOf({ id, type: 'restore', module, modules })
    case 'MOVE': {
      const places = { before: operation.placeBefore!, after: operation.placeAfter! }
      const [from, to] = [placeOfGraph(places.before), placeOfGraph(places.after)]
      return logOf({ id, type: 'move', module, before: from, after: to })
    }
    case null:
    case undefined:
      return undefined
  }
}

/** The value of a field; undefined if it has none. */
export const valueOfState = (state: FieldState | null | undefined): Value | undefined =>
  state?.isSet ? (state.value as Value) : undefined

const stateForGraph = (value: Value | undefined): FieldStateInput =>
  value === undefined ? { isSet: false } : { isSet: true, value }

const placeOfGraph = ({ sectionId, column, rank }: GraphPlace): Place => ({
  parent: sectionId ?? null,
  column: column ?? null,
  rank,
})

const placeForGraph = ({ parent, column, rank }: Place) => ({ sectionId: parent, column, rank })

/** A section comes before the modules in it. */
function modulesForGraph(modules: Modules, first: string): DocumentModuleInput[] {
  return Object.entries(modules)
    .toSorted(([one], [other]) => Number(other === first) - Number(one === first))
    .map(([moduleId, { kind, version, place, fields }]) => ({
      moduleId,
      kind,
      version,
      place: placeForGraph(place),
      fields,
    }))
}
