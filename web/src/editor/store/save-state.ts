/** What has become of the changes of this tab. */
export type SaveState =
  /** Everything is acknowledged, or nothing has changed yet (`at` is null). In milliseconds since 1970. */
  | { status: 'saved'; at: number | null }
  /** Changes are typed or on their way. */
  | { status: 'saving' }
  /** The origin cannot be reached, or fails; the changes are stored in the browser and sent again. */
  | { status: 'waiting' }
  /** The session has ended. The changes are sent after the log-in. */
  | { status: 'logged-out' }
  /** This account may not edit the page any more. */
  | { status: 'forbidden' }

export const nothingChanged: SaveState = { status: 'saved', at: null }

/** Whether closing the page could lose something. */
export const hasUnsaved = ({ status }: SaveState) => status !== 'saved'
