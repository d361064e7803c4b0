/** Who may change content: a person, or a part of the house that acts by itself. */
export const actorNames = ['editor', 'shop', 'clock', 'import', 'demo'] as const

export type Actor = {
  name: (typeof actorNames)[number]
  /** What was asked for, as the contract or the command names it. */
  operation: string
  /** Who is logged in. */
  accountId?: number | undefined
  requestId?: string | undefined
}
