import { apply } from './apply.ts'
import type { ContentDocument } from './document.ts'
import type { LoggedOperation, Operation } from './operation.ts'
import type { Refusal } from './refusal.ts'

/** An operation that was refused, with the reason. What its author wrote is in the operation, so that it can be offered again. */
export type RefusedOperation = { operation: Operation; refusal: Refusal }

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
  refused: readonly RefusedOperation[]
}

export function startSession(confirmed: ContentDocument, number: number): EditingSession {
  return { confirmed, number, pending: [], shown: confirmed, refused: [] }
}

/** Makes an operation of one's own. It is shown at once and pending until the origin has confirmed it. */
export function edit(session: EditingSession, operation: Operation): EditingSession {
  const applied = apply(session.shown, operation)
  if (!applied.ok) return withRefused(session, [{ operation, refusal: applied.refusal }])
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
  // Refused here at a state that the origin has passed meanwhile.
  const refused = session.refused.filter(({ operation }) => !seen.has(operation.id))
  return showPending({ ...session, confirmed, number, pending, refused })
}

/** Takes refused operations back. Pending ones that build upon them are refused as well. */
export function refuse(session: EditingSession, refusals: readonly Refusal[]): EditingSession {
  const byOperation = new Map(refusals.map((refusal) => [refusal.operation, refusal]))
  const refused = session.pending.flatMap((operation) => {
    const refusal = byOperation.get(operation.id)
    return refusal ? [{ operation, refusal }] : []
  })
  const pending = session.pending.filter(({ id }) => !byOperation.has(id))
  return showPending(withRefused({ ...session, pending }, refused))
}

function showPending(session: EditingSession): EditingSession {
  let shown = session.confirmed
  const pending: Operation[] = []
  const refused: RefusedOperation[] = []
  for (const operation of session.pending) {
    const applied = apply(shown, operation)
    if (applied.ok) {
      shown = applied.document
      pending.push(operation)
    } else refused.push({ operation, refusal: applied.refusal })
  }
  return withRefused({ ...session, shown, pending }, refused)
}

function withRefused(
  session: EditingSession,
  refused: readonly RefusedOperation[],
): EditingSession {
  return { ...session, refused: [...session.refused, ...refused] }
}
