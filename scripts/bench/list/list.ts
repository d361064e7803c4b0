import { alternate, type Contender } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, BenchContext } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/measure/read-load.ts'
import { openOrigins, type BenchOrigin, type BenchOrigins } from './open-origins.ts'
import { openStatementTimes } from './statement-times.ts'

const path = '/de/api/events/'
const goal = { atMost: 1.3 }

export const list: Bench = {
  name: 'list',
  question: `Does the first page of the programme (\`GET ${path}\`) stay as fast with an archive of twenty thousand concerts in the database?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const origins = await openOrigins(context, disposables)
    const names = { subject: origins.grown.name, base: origins.demo.name }

    const inDatabase = await readDatabase(context, origins)
    const overHttp = await readHttp(context, origins)
    return {
      status: 'measured',
      comparisons: [
        compare(inDatabase, {
          title: 'In the database',
          ...names,
          figures: [
            { name: 'ms', title: 'All statements of one request', unit: 'ms', goal },
            { name: 'statements', title: 'Statements', unit: 'number' },
          ],
        }),
        compare(overHttp, {
          title: 'Over HTTP, 10 connections',
          ...names,
          figures: loadFigures({ cpu: goal }),
        }),
      ],
      notes: [
        origins.grownBy,
        'Database time is planning plus execution as pg_stat_statements counts them, for single requests one after the other.',
        ...generatorNotes(overHttp),
      ],
    }
  },
}

async function readDatabase(
  { note, signal }: BenchContext,
  { databaseUrl, demo, grown }: BenchOrigins,
) {
  const times = await openStatementTimes(databaseUrl)
  try {
    const contenders = [grown, demo].map(({ name, database, origin }: BenchOrigin): Contender => ({
      name,
      read: () => times.during(database, () => ask(`${origin}${path}`)),
    }))
    return await alternate({ contenders, rounds: 200, warmUps: 20, note, signal })
  } finally {
    await times.close()
  }
}

function readHttp({ note, signal }: BenchContext, { demo, grown }: BenchOrigins) {
  const contenders = [grown, demo].map(({ name, origin }) =>
    loadedContender({ name, target: { url: `${origin}${path}` }, responses: 500, connections: 10 }),
  )
  return alternate({ contenders, rounds: 10, warmUps: 2, note, signal })
}

async function ask(url: string): Promise<void> {
  const response = await fetch(url)
  const { results } = (await response.json()) as { results?: unknown[] }
  if (!results?.length) throw new Error('The list that is to be measured is empty.')
}
