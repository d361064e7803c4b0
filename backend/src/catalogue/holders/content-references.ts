import type { ReferredKind } from '@foyer/schema/resources/referred-kind.ts'
import type { Queries } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

export type ReferredRow = { kind: ReferredKind; id: number }
export type RowReplacement = { kind: ReferredKind; from: number; to: number }

/** Something with modules that refer to a row: its kind and number, and a name or address for people. */
type ReferringHolder = { type: string; id: number; label: string }

/** Which pages, and texts of other things, refer to rows by links or fields. Pages know it, and resources ask. */
export type ContentReferences = {
  /** What refers to a row, published or in a draft. Earlier versions do not count. */
  list: (queries: Queries, row: ReferredRow) => Promise<ReferringHolder[]>
  /** Whether an address with its language, as /de/programm/hamlet/8, with or without the site's own host, leads to the page of a row. */
  isAddressOf: (address: string, row: ReferredRow) => boolean
  /** Makes all of that refer to another row. */
  replace: (
    transaction: WritableTransaction,
    actor: Actor,
    replacement: RowReplacement,
  ) => Promise<void>
}
