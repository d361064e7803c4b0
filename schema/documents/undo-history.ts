import { inverse } from './inverse.ts'
import type { Operation } from './operation.ts'

/** One editor's own operations: those that can be undone, and those that can be repeated, the last one last. */
export type UndoHistory = { done: readonly Operation[]; undone: readonly Operation[] }

export const emptyHistory: UndoHistory = { done: [], undone: [] }

/** Adds an operation. What was undone before cannot be repeated any more. */
export function record({ done }: UndoHistory, operation: Operation): UndoHistory {
  return { done: [...done, operation], undone: [] }
}

/** The operation that undoes the last one, and the history after it; undefined if there is nothing to undo. */
export function undo({ done, undone }: UndoHistory, id: string) {
  const last = done.at(-1)
  if (!last) return undefined
  const operation = inverse(last, id)
  return { operation, history: { done: done.slice(0, -1), undone: [...undone, operation] } }
}

/** The operation that repeats what was undone last, and the history after it; undefined if there is nothing to repeat. */
export function redo({ done, undone }: UndoHistory, id: string) {
  const last = undone.at(-1)
  if (!last) return undefined
  const operation = inverse(last, id)
  return { operation, history: { done: [...done, operation], undone: undone.slice(0, -1) } }
}

/** The history without operations that were rejected. */
export function forget({ done, undone }: UndoHistory, ids: ReadonlySet<string>): UndoHistory {
  const isRemaining = ({ id }: Operation) => !ids.has(id)
  return { done: done.filter(isRemaining), undone: undone.filter(isRemaining) }
}
