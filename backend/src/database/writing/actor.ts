/** Who changed content: a person, or a part of the system acting by itself. */
export const actorNames = ['editor', 'shop', 'clock', 'import', 'demo'] as const

export type Actor = {
  name: (typeof actorNames)[number]
  /** The operation, as the contract or the command names it. */
  operation: string
  /** The account of the logged-in user. */
  accountId?: number | undefined
  requestId?: string | undefined
}
