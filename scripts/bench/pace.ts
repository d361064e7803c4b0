import { load, type Target } from './load.ts'

const shortestTrialSeconds = 0.5
const most = 100_000

/** How many requests a target answers in about so many seconds, found by trials that grow until they say something. */
export async function answersWithin(
  seconds: number,
  target: Target,
  connections: number,
): Promise<number> {
  for (let answers = 50; ; answers *= 4) {
    const { answersPerSecond } = await load(target, { answers, connections })
    if (answers / answersPerSecond > shortestTrialSeconds || answers >= most) {
      return Math.round(Math.min(answersPerSecond * seconds, most))
    }
  }
}
