import { applyAll } from '@foyer/schema/documents/apply.ts'
import { emptyDocument, type ContentDocument } from '@foyer/schema/documents/document.ts'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import type { Rejection } from '@foyer/schema/documents/rejection.ts'

export type Request = { author: string; since: number; operations: readonly Operation[] }
/** 200 if the operations were applied, 409 if they were rejected. */
export type Reply =
  | {
      status: 200 | 409
      rejections: readonly Rejection[]
      operations: readonly LoggedOperation[]
    }
  | { status: 401 | 500 }
/** When the origin fails: before or after it has applied a request. */
export type Failure = 'before' | 'after' | undefined

/** An origin that stores its log only. After a restart it computes the document from that. */
export class InMemoryOrigin {
  readonly log: LoggedOperation[] = []
  #document: ContentDocument = emptyDocument
  readonly #loggedOut = new Set<string>()

  get document(): ContentDocument {
    return this.#document
  }

  receive(request: Request, failure?: Failure): Reply {
    if (this.#loggedOut.has(request.author)) return { status: 401 }
    if (failure === 'before') return { status: 500 }
    const reply = this.#apply(request)
    return failure === 'after' ? { status: 500 } : reply
  }

  /** Ends the session of an author, who is rejected until the next log-in. */
  logOut(author: string): void {
    this.#loggedOut.add(author)
  }

  logIn(author: string): void {
    this.#loggedOut.delete(author)
  }

  #apply({ author, since, operations }: Request): Reply {
    const known = new Set(this.log.map(({ operation }) => operation.id))
    const fresh = operations.filter(({ id }) => !known.has(id))
    const applied = applyAll(this.#document, fresh)
    if (applied.ok) {
      this.#document = applied.document
      for (const operation of fresh) {
        const at = new Date(this.log.length).toISOString()
        this.log.push({ number: this.log.length + 1, operation, author, at })
      }
    }
    const rejections = applied.ok ? [] : applied.rejections
    const status = applied.ok ? 200 : 409
    return { status, rejections, operations: this.log.slice(since) }
  }

  restart(): void {
    const applied = applyAll(
      emptyDocument,
      this.log.map(({ operation }) => operation),
    )
    if (!applied.ok) throw new Error('The log does not apply')
    this.#document = applied.document
  }
}
