import type { Contender, Round } from './alternate.ts'
import type { FigureDefinition, Goal } from './compare.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { load, type Target } from './load.ts'
import { pidOfPort } from '#ports/pid-of-port.ts'

/** A contender measured under load, with the CPU time of its server and child processes. */
export function loadedContender(options: {
  name: string
  target: Target
  responses: number
  connections: number
}): Contender {
  const { name, target, responses, connections } = options
  const pid = pidOfPort(Number(new URL(target.url).port))
  return {
    name,
    async read() {
      const before = cpuSeconds(pid)
      const { responsesPerSecond, p50Ms, p99Ms, generatorShare } = await load(target, {
        responses,
        connections,
      })
      const cpuPerThousand = ((cpuSeconds(pid) - before) / responses) * 1000
      return { cpuPerThousand, responsesPerSecond, p50Ms, p99Ms, generatorShare }
    },
  }
}

/** The figures of such a contender. CPU comes first because other work on the machine affects it least. */
export function loadFigures(goals: { cpu?: Goal; rate?: Goal } = {}): FigureDefinition[] {
  return [
    {
      name: 'cpuPerThousand',
      title: 'CPU per thousand responses',
      unit: 's',
      ...(goals.cpu && { goal: goals.cpu }),
    },
    {
      name: 'responsesPerSecond',
      title: 'Responses per second',
      unit: '1/s',
      ...(goals.rate && { goal: goals.rate }),
    },
    { name: 'p50Ms', title: 'Latency, half of the responses', unit: 'ms' },
    { name: 'p99Ms', title: 'Latency, 99 of 100 responses', unit: 'ms' },
  ]
}

/** A note for results that the load generator limited. */
export function generatorNotes(rounds: readonly Round[]): string[] {
  const shares = rounds.flatMap((round) =>
    Object.values(round).map(({ generatorShare = 0 }) => generatorShare),
  )
  const most = Math.max(...shares)
  if (most < 0.8) return []
  return [
    `The load generator took up to ${Math.round(most * 100)} % of a core: there it limits the rates as well; the CPU time is not affected.`,
  ]
}
