import { edit, type EditingSession, startSession } from '@foyer/schema/documents/editing-session.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { StoredWork } from '#editor/store/storage/operation-storage.ts'

/**
 * What a tab begins with: the draft, or what the latest tab before it has not sent, and the changes of all of them about which nobody
 * has decided.
 */
export function resumeSession(
  left: readonly StoredWork[],
  loaded: { document: ContentDocument; number: number },
): EditingSession {
  const [latest] = left
  const session = hasUnsent(latest)
    ? pendingSession(latest)
    : startSession(loaded.document, loaded.number)
  const undecided = left.flatMap(({ rejected = [] }) => rejected)
  // A tab may have taken them over from another one that has left them as well.
  const byId = new Map(undecided.map((rejected) => [rejected.operation.id, rejected]))
  return { ...session, rejected: [...byId.values(), ...session.rejected] }
}

/** What a tab had before the origin, as it saw it. */
export const pendingSession = ({ confirmed, number, pending }: StoredWork): EditingSession =>
  pending.reduce<EditingSession>(edit, startSession(confirmed, number))

/** The same pending changes, upon another confirmed state. */
export function rebase(
  { pending, rejected }: EditingSession,
  { confirmed, number }: Pick<EditingSession, 'confirmed' | 'number'>,
): EditingSession {
  return pending.reduce<EditingSession>(edit, { ...startSession(confirmed, number), rejected })
}

export const hasUnsent = (work: StoredWork | undefined): work is StoredWork =>
  work !== undefined && work.pending.length > 0
