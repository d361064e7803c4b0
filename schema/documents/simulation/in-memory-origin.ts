import { applyAll } from '@foyer/schema/documents/apply.ts'
import { emptyDocument, type ContentDocument } from '@foyer/schema/documents/document.ts'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import type { Refusal } from '@foyer/schema/documents/refusal.ts'

export type Request = { author: string; since: number; operations: readonly Operation[] }
export type Reply = { refusals: readonly Refusal[]; operations: readonly LoggedOperation[] }

/** An origin that keeps its log only. Restarting it makes the document anew from that. */
export class InMemoryOrigin {
  readonly log: LoggedOperation[] = []
  #document: ContentDocument = emptyDocument

  get document(): ContentDocument {
    return this.#document
  }

  receive({ author, since, operations }: Request): Reply {
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
    const refusals = applied.ok ? [] : applied.refusals
    return { refusals, operations: this.log.slice(since) }
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
