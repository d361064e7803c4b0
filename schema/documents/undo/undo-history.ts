import { inverse } from './inverse.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import type { Values } from '@foyer/schema/documents/value.ts'

/** A change of settings that all languages of a page share: not part of the document, so that it is undone where they are stored. */
export type SettingsChange = { type: 'change-settings'; id: string; before: Values; after: Values }

export type UndoEntry = Operation | SettingsChange

/** What one editor has done: what can be undone, and what can be repeated, the last one last. */
export type UndoHistory = { done: readonly UndoEntry[]; undone: readonly UndoEntry[] }

type Stepped = { operations: readonly [Operation, ...Operation[]]; history: UndoHistory }

export const emptyHistory: UndoHistory = { done: [], undone: [] }

/** Adds an entry. What was undone before cannot be repeated any more. */
export function record({ done }: UndoHistory, entry: UndoEntry): UndoHistory {
  return { done: [...done, entry], undone: [] }
}

/** The operations that undo the last step, and the history after them; undefined if there is none, or if it is a change of settings. */
export function undo({ done, undone }: UndoHistory, createId: () => string): Stepped | undefined {
  const { rest, operations } = inversesOfLast(done, createId)
  return operations && { operations, history: { done: rest, undone: [...undone, ...operations] } }
}

/** The operations that repeat the step that was undone last, and the history after them; undefined if there is none, or if it is a change of settings. */
export function redo({ done, undone }: UndoHistory, createId: () => string): Stepped | undefined {
  const { rest, operations } = inversesOfLast(undone, createId)
  return operations && { operations, history: { done: [...done, ...operations], undone: rest } }
}

/**
 * The history after a change of settings was undone or repeated where they are stored, which takes a while. If something else was done
 * meanwhile, what is undone cannot be repeated any more, and what is repeated comes after it.
 */
export function moveSettings(
  { done, undone }: UndoHistory,
  { change, by }: { change: SettingsChange; by: 'undo' | 'redo' },
): UndoHistory {
  const isOther = ({ id }: UndoEntry) => id !== change.id
  if (by === 'redo') return { done: [...done, change], undone: undone.filter(isOther) }
  const isLast = done.at(-1)?.id === change.id
  return { done: done.filter(isOther), undone: isLast ? [...undone, change] : undone }
}

/** The operations at the end that are one step. */
function lastStep(entries: readonly UndoEntry[]): readonly Operation[] {
  const last = entries.at(-1)
  if (!last || !isOperation(last)) return []
  if (last.step === undefined) return [last]
  const first = entries.findLastIndex((entry) => !isOperation(entry) || entry.step !== last.step)
  return entries.slice(first + 1).filter(isOperation)
}

const isOperation = (entry: UndoEntry): entry is Operation => entry.type !== 'change-settings'

function inversesOfLast(entries: readonly UndoEntry[], createId: () => string) {
  const step = lastStep(entries)
  if (step.length === 0) return { rest: entries, operations: undefined }
  const [first, ...others] = step.toReversed().map((operation): Operation => {
    const { origin = operation.type } = operation
    const undoing = { ...inverse(operation, createId()), origin }
    return operation.step === undefined ? undoing : { ...undoing, step: operation.step }
  }) as [Operation, ...Operation[]]
  const inverses: Stepped['operations'] = [first, ...others]
  return { rest: entries.slice(0, -step.length), operations: inverses }
}

/** The history without entries that cannot be undone any more: operations that were rejected, settings that somebody else has changed. */
export function forget({ done, undone }: UndoHistory, ids: ReadonlySet<string>): UndoHistory {
  const isRemaining = ({ id }: UndoEntry) => !ids.has(id)
  return { done: done.filter(isRemaining), undone: undone.filter(isRemaining) }
}
