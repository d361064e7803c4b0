import type { Round } from './alternate.ts'
import { pairedRatios, summarise, type Summary } from './statistics.ts'

/** A goal for a summary: its median within a bound, or all samples equal. */
type Bound = { atMost: number } | { atLeast: number } | { always: number }

/** What the goal applies to: the ratio, the subject alone, or both if both are ours. */
export type Goal = Bound & { of?: 'ratio' | 'subject' | 'both' }

/** The label of a figure. */
export type FigureDefinition = { name: string; title: string; unit: string; goal?: Goal }

export type Figure = {
  title: string
  unit: string
  subject: Summary
  base: Summary
  /** Ratios of subject to base per round; missing if the base is zero. */
  ratio?: Summary
  goal?: Goal
}

/** The subject compared to its base. */
export type Comparison = { title: string; subject: string; base: string; figures: Figure[] }

export function compare(
  rounds: readonly Round[],
  comparison: {
    title: string
    subject: string
    base: string
    figures: readonly FigureDefinition[]
  },
): Comparison {
  const { title, subject, base } = comparison
  const figures = comparison.figures.map(({ name, ...definition }): Figure => {
    const ours = samplesOf(rounds, { contender: subject, name })
    const theirs = samplesOf(rounds, { contender: base, name })
    return {
      title: definition.title,
      unit: definition.unit,
      subject: summarise(ours),
      base: summarise(theirs),
      ...(theirs.every((sample) => sample > 0) && { ratio: summarise(pairedRatios(ours, theirs)) }),
      ...(definition.goal && { goal: definition.goal }),
    }
  })
  return { title, subject, base, figures }
}

/** The summary that a goal applies to; undefined if there is no ratio. */
export function evaluateGoal({
  goal,
  subject,
  base,
  ratio,
}: Omit<Figure, 'title' | 'unit'>): Summary[] {
  if (!goal) return []
  if (goal.of === 'subject') return [subject]
  if (goal.of === 'both') return [subject, base]
  return ratio ? [ratio] : []
}

export function meetsGoal(goal: Goal, { median, least, most }: Summary): boolean {
  if ('always' in goal) return least === goal.always && most === goal.always
  return 'atMost' in goal ? median <= goal.atMost : median >= goal.atLeast
}

function samplesOf(rounds: readonly Round[], at: { contender: string; name: string }): number[] {
  return rounds.map((round) => {
    const sample = round[at.contender]?.[at.name]
    if (sample === undefined) throw new Error(`${at.contender} has no reading of ${at.name}.`)
    return sample
  })
}
