import type { Check, CheckContext, Outcome } from '#checks/check.ts'
import type { Stack } from '#checks/journey-stacks.ts'
import { runJourneys } from '#checks/run-journeys.ts'
import { attackClasses, type AttackClass, listClasses, sumClasses } from './attack-class.ts'

const workersPerStack = 2

/** `short`: a sample of each class; `once`: all of each class; `long`: the same for that many minutes, and 200 kills. */
export type Extent = { name: 'short' } | { name: 'once' } | { name: 'long'; minutes: number }

const longLimitMs = 90 * 60_000

type Run = Outcome & { classes: AttackClass[] }

/**
 * Attacks open theatres: all classes side by side, then each process of the first one is killed while visitors book, and finally
 * the data is checked for consistency.
 */
export async function attack(
  context: CheckContext,
  { stacks, extent }: { stacks: readonly [Stack, ...Stack[]]; extent: Extent },
): Promise<Run> {
  const options = { ...context, env: { FOYER_HOSTILE: extent.name }, limitMs: longLimitMs }
  const attacked = Array.from({ length: workersPerStack }, () => stacks).flat()
  const minutes = extent.name === 'long' ? extent.minutes : 0
  const until = performance.now() + minutes * 60_000
  const runs = []
  do runs.push(await runJourneys({ ...options, project: 'hostile', stacks: attacked }))
  while (performance.now() < until)
  runs.push(await runJourneys({ ...options, project: 'hostile-faults', stacks: [stacks[0]] }))
  const failed = runs.filter(({ ok }) => !ok)
  return {
    ok: failed.length === 0,
    tests: {
      passed: runs.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0),
      failed: runs.reduce((sum, { tests }) => sum + (tests?.failed ?? 0), 0),
    },
    timings: runs.flatMap(({ timings = [] }) => timings),
    output: failed.map(({ output }) => output).join('\n\n'),
    classes: sumClasses(runs.flatMap(({ noted }) => attackClasses(noted))),
  }
}

/** The attacks as a check, on the theatres that `open` returns. */
export const hostileCheck = (open: () => readonly [Stack, ...Stack[]], extent: Extent): Check => ({
  name: 'Attacks',
  needs: ['Start'],
  run: async (context) => {
    const { classes, ...outcome } = await attack(context, { stacks: open(), extent })
    return { ...outcome, remark: listClasses(classes) }
  },
})
