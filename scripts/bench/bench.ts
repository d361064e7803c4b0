import type { Comparison } from './measure/compare.ts'

/** What a bench is given to work with. */
export type Stage = {
  /** The checkout. */
  root: string
  /** A folder of its own, removed afterwards. */
  folder: string
  env: NodeJS.ProcessEnv
  /** Tells a person what is going on. */
  note: (text: string) => void
  signal: AbortSignal
}

export type Outcome =
  | { status: 'measured'; comparisons: Comparison[]; notes: string[] }
  | { status: 'not measured'; because: string }

export type Bench = {
  name: string
  /** What it asks, in a sentence. */
  question: string
  run: (stage: Stage) => Promise<Outcome>
}

export function notMeasured(because: string): Outcome {
  return { status: 'not measured', because }
}
