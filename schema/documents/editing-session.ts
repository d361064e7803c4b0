import { apply } from './apply.ts'
import { type ContentDocument, type DocumentModule, findModule } from './document.ts'
import type { LoggedOperation, Operation } from './operation.ts'
import type { Refusal, Rejection } from './rejection.ts'
import { isEqual } from './value.ts'

/** An operation that was rejected, with the reason. What its author wrote is in the operation, so that it can be offered again. */
export type RejectedOperation = { operation: Operation; rejection: Rejection | Refusal }

/**
 * What one editor has of a document: the state that the origin has confirmed, with its number, and the own operations that are not
 * confirmed yet, in order. Immutable, and JSON: what it holds survives a reload.
 */
export type EditingSession = {
  confirmed: ContentDocument
  number: number
  pending: readonly Operation[]
  /** The confirmed document with the pending operations: what the editor sees. */
  shown: ContentDocument
  rejected: readonly RejectedOperation[]
}

export function startSession(confirmed: ContentDocument, number: number): EditingSession {
  return { confirmed, number, pending: [], shown: confirmed, rejected: [] }
}

/** Applies an operation of this editor. It is shown at once, and pending until the origin has confirmed it. */
export function edit(session: EditingSession, operation: Operation): EditingSession {
  const applied = apply(session.shown, operation)
  if (!applied.ok) return withRejected(session, [{ operation, rejection: applied.rejection }])
  return { ...session, shown: applied.document, pending: [...session.pending, operation] }
}

/**
 * Takes over what the origin has confirmed, own operations and those of others. Operations that are known already are ignored, so
 * that responses may come twice and in any order; a gap is ignored as well, and has to be requested again.
 */
export function confirm(
  session: EditingSession,
  operations: readonly LoggedOperation[],
): EditingSession {
  let { confirmed, number } = session
  const seen = new Set<string>()
  for (const logged of operations.toSorted((one, other) => one.number - other.number)) {
    if (logged.number <= number) seen.add(logged.operation.id)
    if (logged.number !== number + 1) continue
    const applied = apply(confirmed, logged.operation)
    if (!applied.ok) throw new Error('The origin confirmed what cannot be applied')
    confirmed = applied.document
    number = logged.number
    seen.add(logged.operation.id)
  }
  const pending = session.pending.filter(({ id }) => !seen.has(id))
  // Rejected here at a state that the origin has passed meanwhile.
  const rejected = session.rejected.filter(({ operation }) => !seen.has(operation.id))
  const next = showPending({ ...session, confirmed, number, pending, rejected })
  return { ...next, shown: withSameObjects(session.shown, next.shown) }
}

/**
 * A document with the objects of an earlier one for all that is equal. What somebody has written comes back from the origin as it is shown
 * already: nothing has to be drawn for that.
 */
function withSameObjects(before: ContentDocument, after: ContentDocument): ContentDocument {
  const fields = isEqual(before.fields, after.fields) ? before.fields : after.fields
  const sameOr = (id: string, module: DocumentModule): DocumentModule => {
    const known = findModule(before, id)
    return known && isEqual(known, module) ? known : module
  }
  const modules = Object.entries(after.modules).map(
    ([id, module]) => [id, sameOr(id, module)] as const,
  )
  const isSame =
    modules.length === Object.keys(before.modules).length &&
    modules.every(([id, module]) => before.modules[id] === module)
  return { fields, modules: isSame ? before.modules : Object.fromEntries(modules) }
}

/** Takes rejected operations back. Pending ones that build upon them are rejected as well. */
export function reject(
  session: EditingSession,
  rejections: readonly (Rejection | Refusal)[],
): EditingSession {
  const byOperation = new Map(rejections.map((rejection) => [rejection.operation, rejection]))
  const rejected = session.pending.flatMap((operation) => {
    const rejection = byOperation.get(operation.id)
    return rejection ? [{ operation, rejection }] : []
  })
  const pending = session.pending.filter(({ id }) => !byOperation.has(id))
  return showPending(withRejected({ ...session, pending }, rejected))
}

function showPending(session: EditingSession): EditingSession {
  let shown = session.confirmed
  const pending: Operation[] = []
  const rejected: RejectedOperation[] = []
  for (const operation of session.pending) {
    const applied = apply(shown, operation)
    if (applied.ok) {
      shown = applied.document
      pending.push(operation)
    } else rejected.push({ operation, rejection: applied.rejection })
  }
  return withRejected({ ...session, shown, pending }, rejected)
}

function withRejected(
  session: EditingSession,
  rejected: readonly RejectedOperation[],
): EditingSession {
  return { ...session, rejected: [...session.rejected, ...rejected] }
}
