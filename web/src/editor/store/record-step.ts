import {
  record,
  type UndoEntry,
  type UndoHistory,
} from '@foyer/schema/documents/undo/undo-history.ts'

/** Steps that can be undone; earlier ones are forgotten. */
const maxUndoSteps = 2000
/** So many at once: the others keep their place in the list, and need not be stored again. */
const forgottenSteps = 100

export function recordStep(history: UndoHistory, entry: UndoEntry): UndoHistory {
  const { done, undone } = record(history, entry)
  return { done: done.length > maxUndoSteps ? done.slice(forgottenSteps) : done, undone }
}
