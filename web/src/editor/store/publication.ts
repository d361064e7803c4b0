export type ScheduledAction = 'PUBLISH' | 'UNPUBLISH'

/** What is done with a document at a time. */
type Schedule = { action: ScheduledAction; at: string; note: string | null }

/** What visitors see of a document. */
export type Publication = {
  /** Number of the published version; null if none is. */
  versionNumber: number | null
  /** Whether the draft differs from what visitors see. */
  isChanged: boolean
  /** The earliest first. */
  schedules: readonly Schedule[]
}

/** Whether visitors see the draft, an earlier state of it, or nothing. */
export type PublicationState = 'draft' | 'changed' | 'published'

export function publicationState(
  { versionNumber, isChanged }: Publication,
  hasPending: boolean,
): PublicationState {
  if (versionNumber === null) return 'draft'
  return isChanged || hasPending ? 'changed' : 'published'
}
