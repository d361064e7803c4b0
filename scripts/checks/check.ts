export type Tally = { passed: number; failed: number }

/** The duration of a test. */
export type Timing = { name: string; seconds: number }

export type Outcome = {
  ok: boolean
  /** The numbers of tests, if the check consists of some; counted in addition to the check. */
  tests?: Tally
  timings?: Timing[]
  /** Output to show if it failed. */
  output?: string
  /** A remark to show even if it passed, such as a missing tool. */
  remark?: string
}

export type Check = {
  name: string
  /** Names of checks before it that must pass before this one runs. */
  needs?: string[]
  run: (context: CheckContext) => Promise<Outcome>
}

export type CheckContext = {
  root: string
  note: (text: string) => void
  signal: AbortSignal
}

/** Checks that share a time budget (`budgets.ts`). */
export type Suite = {
  name: string
  /** The budget in seconds on two idle cores. Reported, not enforced: a busy machine is not a failure. */
  budgetSeconds: number
  checks: Check[]
  /** The number of checks that run in parallel; 1 by default. */
  parallel?: number
}
