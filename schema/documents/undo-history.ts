import { inverse } from './inverse.ts'
import type { Operation } from './operation.ts'

/** One editor's own operations: those that can be undone, and those that can be repeated, the last one last. */
export type UndoHistory = { done: readonly Operation[]; undone: readonly Operation[] }

type Stepped = { operations: readonly [Operation, ...Operation[]]; history: UndoHistory }

export const emptyHistory: UndoHistory = { done: [], undone: [] }

/** Adds an operation. What was undone before cannot be repeated any more. */
export function record({ done }: UndoHistory, operation: Operation): UndoHistory {
  return { done: [...done, operation], undone: [] }
}

/** The operations that undo the last step, and the history after them; undefined if there is nothing to undo. */
export function undo({ done, undone }: UndoHistory, createId: () => string): Stepped | undefined {
  const { rest, operations } = inversesOfLast(done, createId)
  return operations && { operations, history: { done: rest, undone: [...undone, ...operations] } }
}

/** The operations that repeat the step that was undone last, and the history after them; undefined if there is nothing to repeat. */
export function redo({ done, undone }: UndoHistory, createId: () => string): Stepped | undefined {
  const { rest, operations } = inversesOfLast(undone, createId)
  return operations && { operations, history: { done: [...done, ...operations], undone: rest } }
}

/** The operations at the end that are one step. */
export function lastStep(operations: readonly Operation[]): readonly Operation[] {
  const last = operations.at(-1)
  if (!last) return []
  if (last.step === undefined) return [last]
  const first = operations.findLastIndex(({ step }) => step !== last.step)
  return operations.slice(first + 1)
}

function inversesOfLast(operations: readonly Operation[], createId: () => string) {
  const step = lastStep(operations)
  if (step.length === 0) return { rest: operations, operations: undefined }
  const [first, ...others] = step.toReversed().map((operation): Operation => {
    const { origin = operation.type } = operation
    const undoing = { ...inverse(operation, createId()), origin }
    return operation.step === undefined ? undoing : { ...undoing, step: operation.step }
  }) as [Operation, ...Operation[]]
  const inverses: Stepped['operations'] = [first, ...others]
  return { rest: operations.slice(0, -step.length), operations: inverses }
}

/** The history without operations that were rejected. */
export function forget({ done, undone }: UndoHistory, ids: ReadonlySet<string>): UndoHistory {
  const isRemaining = ({ id }: Operation) => !ids.has(id)
  return { done: done.filter(isRemaining), undone: undone.filter(isRemaining) }
}
