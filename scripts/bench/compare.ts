import type { Round } from './alternate.ts'
import { pairedRatios, summarise, type Summary } from './statistics.ts'

export type Goal = { atMost: number } | { atLeast: number }

/** How a name in the readings is told to people. A goal is one for the ratio. */
export type FigureDefinition = { name: string; title: string; unit: string; goal?: Goal }

export type Figure = {
  title: string
  unit: string
  subject: Summary
  base: Summary
  /** Subject over base, round by round. Missing where a base of zero has none. */
  ratio?: Summary
  goal?: Goal
}

/** What is ours over what it is held against. */
export type Comparison = { title: string; subject: string; base: string; figures: Figure[] }

export function compare(
  rounds: readonly Round[],
  asked: { title: string; subject: string; base: string; figures: readonly FigureDefinition[] },
): Comparison {
  const { title, subject, base } = asked
  const figures = asked.figures.map(({ name, ...definition }): Figure => {
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

/** Whether the median of the ratios is within the goal. */
export function meets(goal: Goal, ratio: Summary): boolean {
  return 'atMost' in goal ? ratio.median <= goal.atMost : ratio.median >= goal.atLeast
}

function samplesOf(rounds: readonly Round[], at: { contender: string; name: string }): number[] {
  return rounds.map((round) => {
    const sample = round[at.contender]?.[at.name]
    if (sample === undefined) throw new Error(`${at.contender} has no reading of ${at.name}.`)
    return sample
  })
}
