import { quantileSorted } from 'simple-statistics'

/** Median, quartiles and extremes of samples, in their unit. */
export type Summary = {
  median: number
  q1: number
  q3: number
  least: number
  most: number
  samples: number
}

/** Throws if there are no samples or one is not a finite number. */
export function summarise(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new Error('There are no samples to summarise.')
  if (!samples.every(Number.isFinite)) throw new Error('A sample is not a finite number.')
  const ascending = samples.toSorted((a, b) => a - b)
  const at = (share: number) => quantileSorted(ascending, share)
  return {
    median: at(0.5),
    q1: at(0.25),
    q3: at(0.75),
    least: at(0),
    most: at(1),
    samples: samples.length,
  }
}

/** Ratios of samples of the same round, so that slowdowns of the whole machine cancel out. */
export function pairedRatios(subject: readonly number[], base: readonly number[]): number[] {
  if (subject.length !== base.length) throw new Error('Only rounds with both samples make pairs.')
  return subject.map((sample, round) => {
    const other = base[round]
    if (!other) throw new Error('A sample of the base is zero: it has no ratio.')
    return sample / other
  })
}
