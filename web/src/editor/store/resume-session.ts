import { edit, type EditingSession, startSession } from '@foyer/schema/documents/editing-session.ts'
import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { StoredWork } from './operation-storage.ts'

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
    ? latest.pending.reduce<EditingSession>(edit, startSession(latest.confirmed, latest.number))
    : startSession(loaded.document, loaded.number)
  const undecided = left.flatMap(({ rejected = [] }) => rejected)
  return { ...session, rejected: [...undecided, ...session.rejected] }
}

export const hasUnsent = (work: StoredWork | undefined): work is StoredWork =>
  work !== undefined && work.pending.length > 0
