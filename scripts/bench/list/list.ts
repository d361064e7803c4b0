import { alternate, type Contender } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, Stage } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/measure/read-load.ts'
import { openHouses, type House, type Houses } from './open-houses.ts'
import { openStatementTimes } from './statement-times.ts'

const path = '/de/api/events/'
const goal = { atMost: 1.3 }

export const list: Bench = {
  name: 'list',
  question: `Does the first page of the programme (\`GET ${path}\`) stay as quick when an archive of twenty thousand concerts lies behind it?`,
  async run(stage): Promise<Outcome> {
    await using ends = new AsyncDisposableStack()
    const houses = await openHouses(stage, ends)
    const names = { subject: houses.grown.name, base: houses.demo.name }

    const inDatabase = await readDatabase(stage, houses)
    const overHttp = await readHttp(stage, houses)
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
        houses.grownBy,
        'The time in the database is planning plus execution as pg_stat_statements counts them, of single requests one after the other.',
        ...generatorNotes(overHttp),
      ],
    }
  },
}

async function readDatabase({ note, signal }: Stage, { databaseUrl, demo, grown }: Houses) {
  const times = await openStatementTimes(databaseUrl)
  try {
    const contenders = [grown, demo].map(({ name, database, origin }: House): Contender => ({
      name,
      read: () => times.during(database, () => ask(`${origin}${path}`)),
    }))
    return await alternate({ contenders, rounds: 200, warmUps: 20, note, signal })
  } finally {
    await times.close()
  }
}

function readHttp({ note, signal }: Stage, { demo, grown }: Houses) {
  const contenders = [grown, demo].map(({ name, origin }) =>
    loadedContender({ name, target: { url: `${origin}${path}` }, answers: 500, connections: 10 }),
  )
  return alternate({ contenders, rounds: 10, warmUps: 2, note, signal })
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url)
  const { results } = (await answer.json()) as { results?: unknown[] }
  if (!results?.length) throw new Error('The list that is to be measured is empty.')
}
