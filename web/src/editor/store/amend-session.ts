import { edit, type EditingSession } from '@foyer/schema/documents/editing-session.ts'
import type { Operation, OperationOf } from '@foyer/schema/documents/operation.ts'
import type { UndoHistory } from '@foyer/schema/documents/undo/undo-history.ts'
import { isEqual, type Value } from '@foyer/schema/documents/value.ts'
import { recordStep } from './record-step.ts'

type Change = OperationOf<'change'>

/** What somebody has changed, and can undo. */
type Edited = { session: EditingSession; history: UndoHistory }

/** Adds a change. One that goes on where the last step has ended, as long as that is open, extends it. */
export function withChange(
  { session, history, isStepOpen }: Edited & { isStepOpen: boolean },
  change: Operation & Change,
): Edited {
  const last = session.pending.at(-1)
  if (isStepOpen && continues(last, change) && history.done.at(-1)?.id === last.id) {
    const amended = amend(session, change)
    const done = [...history.done.slice(0, -1), amended.operation]
    return { session: amended.session, history: { done, undone: [] } }
  }
  return { session: edit(session, change), history: recordStep(history, change) }
}

/** Whether a change goes on where an operation has ended: the same value of the same module. */
function continues(last: Operation | undefined, change: Change): last is Operation & Change {
  return (
    last?.type === 'change' &&
    last.module === change.module &&
    isEqual(last.path, change.path) &&
    isEqual(last.after, change.before)
  )
}

/** A text that ends like this is a step of its own when it goes on. */
const wordEnd = /[\s.,;:!?–—)»“"]$/u

/** Whether the word, or what counts as one step, is finished with this value. */
export function endsStep(value: Value | undefined): boolean {
  return typeof value !== 'string' || wordEnd.test(value)
}

/** The session with its last pending operation extended: the two become one step. The operation must not have been sent. */
function amend(session: EditingSession, change: Change) {
  const last = session.pending.at(-1) as Operation & Change
  const extended: Operation & Change = { ...last, after: change.after }
  const changed = edit(session, change)
  const pending = [...session.pending.slice(0, -1), extended]
  return { session: { ...changed, pending }, operation: extended }
}
