import { edit, type EditingSession } from '@foyer/schema/documents/editing-session.ts'
import type { Operation, OperationOf } from '@foyer/schema/documents/operation.ts'
import { isEqual, type Value } from '@foyer/schema/documents/value.ts'

type Change = OperationOf<'change'>

/** Whether a change goes on where an operation has ended: the same value of the same module. */
export function continues(last: Operation | undefined, change: Change): last is Operation & Change {
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
export function amend(session: EditingSession, change: Change) {
  const last = session.pending.at(-1) as Operation & Change
  const extended: Operation & Change = { ...last, after: change.after }
  const changed = edit(session, change)
  const pending = [...session.pending.slice(0, -1), extended]
  return { session: { ...changed, pending }, operation: extended }
}
