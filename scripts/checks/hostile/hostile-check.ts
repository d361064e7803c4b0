import type { Check, CheckContext, Outcome } from '#checks/check.ts'
import type { Stack } from '#checks/journey-stacks.ts'
import { runJourneys } from '#checks/run-journeys.ts'
import { attackClasses, type AttackClass, listClasses, sumClasses } from './attack-class.ts'

/** How long the long form goes on, unless `FOYER_HOSTILE_MINUTES` says otherwise. */
const longMinutes = 60

const workers = { short: 2, long: 4 }

type Run = Outcome & { classes: AttackClass[] }

/**
 * Attacks an open theatre: all classes side by side, then each part is killed while people book, then it is looked whether all is well.
 * The short form does everything once; the long form (`FULL=1`) attacks for an hour and kills two hundred times.
 */
export async function attack(context: CheckContext, stack: Stack): Promise<Run> {
  const minutes = minutesOf(process.env)
  const count = minutes > 0 ? workers.long : workers.short
  const stacks = Array.from({ length: count }, () => stack)
  const until = performance.now() + minutes * 60_000
  const runs = [await runJourneys({ ...context, project: 'hostile', stacks })]
  while (performance.now() < until) {
    runs.push(await runJourneys({ ...context, project: 'hostile', stacks }))
  }
  runs.push(await runJourneys({ ...context, project: 'hostile-faults', stacks: [stack] }))
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

/** The attacks as a check, on the theatre that `open` gives. */
export const hostileCheck = (open: () => Stack): Check => ({
  name: 'Attacks',
  needs: ['Start'],
  run: async (context) => {
    const { classes, ...outcome } = await attack(context, open())
    return { ...outcome, remark: listClasses(classes) }
  },
})

function minutesOf({ FOYER_HOSTILE_MINUTES: minutes, FULL: full }: NodeJS.ProcessEnv): number {
  if (minutes) return Number(minutes)
  return full === '1' ? longMinutes : 0
}
