import { alternate, type Round } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, BenchContext } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { openStatementTimes } from '#bench/list/statement-times.ts'
import { quantileSorted } from 'simple-statistics'
import { indexedObjects } from './add-documents.ts'
import { openSearchStack, type SearchStack } from './open-search-stack.ts'
import { searchCalls, type SearchCall } from './search-calls.ts'

const stack = 'whole stack'
const database = 'database'
const allowed = 'allowed'
const allowance = { times: 1.5, plusMs: 5 }
const callsARound = 50

const figures = [
  { name: 'p50', title: 'Median of a search', unit: 'ms' },
  { name: 'p99', title: 'Slowest of a hundred', unit: 'ms' },
]

export const search: Bench = {
  name: 'search',
  question: `Is searching ${indexedObjects.toLocaleString('en')} objects in two languages through gateway and origin hardly slower than its SQL alone?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const searchStack = await openSearchStack(context, disposables)
    const comparisons = []
    for (const [title, calls] of Object.entries(searchCalls)) {
      context.note(title)
      const rounds = await readCalls(context, { searchStack, calls })
      comparisons.push(
        compare(rounds, { title, subject: stack, base: database, figures }),
        compare(rounds, {
          title: `${title}, compared with ${allowance.times} × the database + ${allowance.plusMs} ms`,
          subject: stack,
          base: allowed,
          figures: figures.map((figure) => ({ ...figure, goal: { atMost: 1 } })),
        }),
      )
    }
    return {
      status: 'measured',
      comparisons,
      notes: [
        'Documents of generated words in the index itself, beside those of the demo theatre; terms with and without typing errors, in both languages.',
        'The time in the database is planning plus execution as pg_stat_statements counts them, of single requests one after the other; that of the whole stack is from the question to the gateway to its whole response.',
      ],
    }
  },
}

type Reads = { searchStack: SearchStack; calls: readonly SearchCall[] }

async function readCalls(
  { note, signal }: BenchContext,
  { searchStack, calls }: Reads,
): Promise<Round[]> {
  const times = await openStatementTimes(searchStack.databaseUrl)
  const readAll = async (read: (call: SearchCall) => Promise<number>) => {
    const durationsMs: number[] = []
    for (let turn = 0; turn < callsARound; turn += 1) {
      durationsMs.push(await read(calls[turn % calls.length]!))
    }
    const ascending = durationsMs.toSorted((a, b) => a - b)
    return { p50: quantileSorted(ascending, 0.5), p99: quantileSorted(ascending, 0.99) }
  }
  try {
    const rounds = await alternate({
      contenders: [
        { name: stack, read: () => readAll((call) => timeOf(() => searchStack.askGateway(call))) },
        {
          name: database,
          read: () =>
            readAll(
              async (call) => (await times.during('foyer', () => searchStack.askOrigin(call))).ms,
            ),
        },
      ],
      rounds: 10,
      warmUps: 2,
      note,
      signal,
    })
    return rounds.map((round) => ({ ...round, [allowed]: allowedFor(round[database]!) }))
  } finally {
    await times.close()
  }
}

function allowedFor(reading: Record<string, number>) {
  const entries = Object.entries(reading)
  return Object.fromEntries(
    entries.map(([name, ms]) => [name, ms * allowance.times + allowance.plusMs]),
  )
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
