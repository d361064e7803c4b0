import type { Queries } from '#database/connect.ts'
import type { actorNames } from './actor-names.ts'

/** Who changed content. */
export type Actor = {
  name: (typeof actorNames)[number]
  /** The operation, as the contract or the command names it. */
  operation: string
  /** The account of the logged-in user. */
  accountId?: number | undefined
  requestId?: string | undefined
  /**
   * Checks again, inside the transaction, that the actor still may do it, and holds the rights until the transaction ends. Throws if not.
   */
  confirmRights?: ((transaction: Queries) => Promise<void>) | undefined
}
