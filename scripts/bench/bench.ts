import type { Comparison } from './measure/compare.ts'

/** What a bench runs with. */
export type BenchContext = {
  /** The root of the checkout. */
  root: string
  /** A temporary folder, deleted afterwards. */
  folder: string
  env: NodeJS.ProcessEnv
  /** Shows progress. */
  note: (text: string) => void
  signal: AbortSignal
}

export type Outcome =
  | { status: 'measured'; comparisons: Comparison[]; notes: string[] }
  | { status: 'not measured'; because: string }

export type Bench = {
  name: string
  /** The question that it answers. */
  question: string
  run: (context: BenchContext) => Promise<Outcome>
}

export function notMeasured(because: string): Outcome {
  return { status: 'not measured', because }
}
