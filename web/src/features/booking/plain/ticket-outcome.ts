/** The result of the plain form, as the last segment of an address: `held-2`, `held-2.not-enough-seats`, `choose`. */
export type TicketOutcome = { held: number; problem: TicketProblem | undefined }

const problems = [
  'not-enough-seats',
  'no-reservation',
  'not-on-sale',
  'waiting-room',
  'too-many-tickets',
  'unavailable',
  'lost',
  'limited',
  'choose',
  'foreign',
] as const

export type TicketProblem = (typeof problems)[number]

export function serializeTicketOutcome({ held, problem }: TicketOutcome): string {
  return [held > 0 ? `held-${held}` : undefined, problem].filter(Boolean).join('.')
}

/** Null for an invalid segment. */
export function parseTicketOutcome(written: string): TicketOutcome | null {
  const [, held, ofBoth, only] =
    /^(?:held-([1-9]\d{0,1})(?:\.([a-z-]+))?|([a-z-]+))$/.exec(written) ?? []
  const named = ofBoth ?? only
  const problem = problems.find((each) => each === named)
  if (named !== undefined && !problem) return null
  return held !== undefined || problem ? { held: Number(held ?? 0), problem } : null
}

/** The problem for an error code of the cart. */
export function problemOfCode(code: string): TicketProblem {
  const written = code.toLowerCase().replaceAll('_', '-')
  return problems.find((each) => each === written) ?? 'unavailable'
}
