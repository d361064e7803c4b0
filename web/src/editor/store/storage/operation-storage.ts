import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { RejectedOperation } from '@foyer/schema/documents/editing-session.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { recordStep } from '#editor/store/record-step.ts'
import type { UndoHistory } from '@foyer/schema/documents/undo/undo-history.ts'

/** What a tab has of a document: what the origin has confirmed, its own operations that it has not, and what can be undone. */
export type StoredWork = {
  confirmed: ContentDocument
  number: number
  pending: readonly Operation[]
  /** What is typed in a text and no operation yet: what is read has it as the last one. */
  unfinished?: Operation
  /** What others have changed differently, until the editor has decided. Missing in what earlier versions of the site have stored. */
  rejected?: readonly RejectedOperation[]
  history: UndoHistory
  /** Time of the last change, in milliseconds since 1970. */
  savedAt: number
}

/** Keeps the work of this tab in the browser, until the origin has confirmed it. */
export type OperationStorage = {
  save(work: StoredWork): Promise<void>
  /** Takes over what another tab has left that is gone: closed, reloaded or killed. The latest comes first. */
  adopt(): Promise<StoredWork[]>
  /** Deletes what was adopted, once it is stored as the work of this tab, or the origin has it. */
  forget(adopted: readonly StoredWork[]): Promise<void>
}

/** The work with what was typed last, as an operation. */
export function withUnfinished({ unfinished, ...work }: StoredWork): StoredWork {
  if (!unfinished) return work
  const { pending, history } = work
  return { ...work, pending: [...pending, unfinished], history: recordStep(history, unfinished) }
}
