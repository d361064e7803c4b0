import type { Operation } from '@foyer/schema/documents/operation.ts'
import { record, type UndoHistory } from '@foyer/schema/documents/undo-history.ts'

/** Steps that can be undone; earlier ones are forgotten. */
const maxUndoSteps = 2000

export function recordStep(history: UndoHistory, operation: Operation): UndoHistory {
  const { done, undone } = record(history, operation)
  return { done: done.slice(-maxUndoSteps), undone }
}
