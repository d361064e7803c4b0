import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { RejectedOperation } from '@foyer/schema/documents/editing-session.ts'
import type { Operation, OperationOf } from '@foyer/schema/documents/operation.ts'
import type { UndoEntry, UndoHistory } from '@foyer/schema/documents/undo/undo-history.ts'
import type { Value } from '@foyer/schema/documents/value.ts'
import type { InvalidField } from './document-transport.ts'
import type { Publication, PublicationState } from './publication.ts'
import type { SaveState } from './save-state.ts'

type Step = 'done' | 'undone'
type Change = OperationOf<'change'>

/** `before`: what the editor saw, if that is not what is there now. */
export type ChangedValue = Pick<Change, 'module' | 'path' | 'before'>

/** What the editor shows and changes. Outside React; a snapshot is replaced, never changed. */
export type DocumentStore = {
  subscribe(listener: () => void): () => void
  document(): ContentDocument
  saveState(): SaveState
  /** What can be undone, or repeated. */
  next(step: Step): UndoEntry | undefined
  rejected(): readonly RejectedOperation[]
  /** Values that the origin does not accept. */
  invalidFields(): readonly InvalidField[]
  publication(): Publication
  publicationState(): PublicationState
  /** Number of the last operation that the origin has confirmed. */
  number(): number
  /** Shows operations at once, stores and sends them. Several are one step, which is undone as a whole. */
  edit(...operations: readonly Operation[]): void
  /** Changes a value; what is typed in one go becomes one step. `module` is null for the document itself. */
  change(at: ChangedValue, after: Value | undefined): void
  /**
   * Stores in the browser what is typed in a text and no change yet, in place of what it stored before: a tab that is killed has not
   * lost it. The value that is there now ends it, and so
   * does any change: there is one such text.
   */
  noteTyping(at: ChangedValue, after: Value): void
  /** Undoes the last operations; undefined if there are none, or if the last step is a change of settings. */
  undo(): Operation | undefined
  redo(): Operation | undefined
  /** For steps that are not part of the document: they are taken, undone and repeated elsewhere. */
  updateHistory(update: (history: UndoHistory) => UndoHistory): void
  /** Forgets a rejected operation, after the editor has decided about it. */
  dismissRejected(id: string): void
  /** Sends what is pending, and gets what others have changed. */
  synchronize(): Promise<void>
  /** Sends what is pending until nothing is; false if that is not possible now. */
  finishSaving(): Promise<boolean>
  /** Takes over what visitors see now. */
  learnPublication(publication: Publication): void
  /** Stores the draft in the browser before anything is changed: a long page takes a while, for which the first key would wait. */
  storeDraft(): void
  close(): void
}
