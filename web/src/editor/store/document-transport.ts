import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import type { Rejection } from '@foyer/schema/documents/rejection.ts'
import type { Publication } from './publication.ts'

/** The draft as the origin has it, with the number of its last operation. */
export type LoadedDocument = {
  document: ContentDocument
  number: number
  publication: Publication
}

/** A value that the origin does not accept. */
export type InvalidField = { module: string | null; field: string; messages: readonly string[] }

export type ApplyReply =
  | { type: 'applied'; operations: readonly LoggedOperation[] }
  /** None of the operations was applied. */
  | {
      type: 'conflict'
      rejections: readonly Rejection[]
      operations: readonly LoggedOperation[]
    }
  | { type: 'invalid'; fields: readonly InvalidField[] }
  | { type: 'logged-out' }
  | { type: 'forbidden' }
  /** The origin no longer knows the operations since that number: the draft has to be loaded again. */
  | { type: 'outdated' }
  /** No response, or a failure: whether the operations were applied is not known. */
  | { type: 'unavailable' }

/** How the editor reaches the draft of one container in one language. */
export type DocumentTransport = {
  /** Throws when it cannot be loaded. */
  load(): Promise<LoadedDocument>
  /** Sends operations, and asks for all operations since a number. Never throws. */
  apply(since: number, operations: readonly Operation[]): Promise<ApplyReply>
}
