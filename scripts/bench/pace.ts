import { load, type Target } from './load.ts'

const trialAnswers = 100
const fewest = 200
const most = 40_000

/** How many requests a target answers in about so many seconds, found by a trial. */
export async function answersWithin(
  seconds: number,
  target: Target,
  connections: number,
): Promise<number> {
  // The first answers of a fresh process are its slowest.
  await load(target, { answers: trialAnswers, connections })
  const { answersPerSecond } = await load(target, { answers: trialAnswers * 2, connections })
  return Math.round(Math.min(Math.max(answersPerSecond * seconds, fewest), most))
}
