export type Tally = { passed: number; failed: number }

/** A test and how long it took. */
export type Timing = { name: string; seconds: number }

export type Outcome = {
  ok: boolean
  /** The tests within, where the check consists of some; they are counted besides the check itself. */
  tests?: Tally
  timings?: Timing[]
  /** What to show when it is not ok. */
  output?: string
  /** What to say although it is ok, as that there was nothing to check it with. */
  remark?: string
}

export type Check = {
  name: string
  /** Names of checks without whose success this one makes no sense. */
  needs?: string[]
  run: (context: CheckContext) => Promise<Outcome>
}

export type CheckContext = {
  root: string
  note: (text: string) => void
  signal: AbortSignal
}

/** Checks that share a budget (`budgets.ts`). */
export type Suite = {
  name: string
  /** Seconds that it may take on two quiet cores. Told, not enforced: a busy machine is no failure. */
  budgetSeconds: number
  checks: Check[]
  /** How many checks may run side by side; without it one after the other. */
  parallel?: number
}
