import type { DocumentModule, Place } from './document.ts'
import type { Value } from './value.ts'

type Modules = Readonly<Record<string, DocumentModule>>

/**
 * A change to a document. Each carries what its author saw (`before`), so that it can be merged, rejected or undone without
 * knowing anything else. The id is made by the author: the same operation twice is one. Operations with the same `step` are undone
 * together; `origin` is the type of the operation that this one undoes or repeats. Only their author knows both, they are not sent.
 */
export type Operation = { id: string; step?: string; origin?: OperationType } & (
  Add | Duplicate | Change | Move | Remove | Restore
)

/** Adds a module, and if it is a section, the modules in it. */
type Add = { type: 'add'; module: string; modules: Modules }

/** Adds a copy of a module as its author saw it. */
type Duplicate = { type: 'duplicate'; source: string; module: string; modules: Modules }

/**
 * Changes a value: of a module, or of the document itself if that is null. The path is the name of a field, or that of a list, the
 * id of an item, and on: `['items', id, 'fields', 'question']`. Undefined means that there is no value: a change from it adds an item, one to
 * it removes the item.
 */
type Change = {
  type: 'change'
  module: string | null
  path: readonly string[]
  before?: Value | undefined
  after?: Value | undefined
}

type Move = { type: 'move'; module: string; before: Place; after: Place }

/** Removes a module with those in it; `before` is all of them as their author saw them. */
type Remove = { type: 'remove'; module: string; before: Modules }

/**
 * Brings a removed module back, with those in it, to the place that it has in `modules`, which are all of them: as they were removed, or
 * from the operation if the document has forgotten them.
 */
type Restore = { type: 'restore'; module: string; modules: Modules }

export type OperationType = 'add' | 'duplicate' | 'change' | 'move' | 'remove' | 'restore'
export type OperationOf<Type extends OperationType> = Extract<Operation, { type: Type }>

/** Who made an operation and when it was acknowledged, with its number in the document. */
export type LoggedOperation = {
  number: number
  operation: Operation
  author: string
  at: string
}
