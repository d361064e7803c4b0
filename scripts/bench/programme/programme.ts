import { alternate } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, BenchContext } from '#bench/bench.ts'
import { compare, type Comparison } from '#bench/measure/compare.ts'
import { openStatementTimes } from '#bench/list/statement-times.ts'
import { openProgrammes } from './open-programmes.ts'

const goal = { atMost: 1.3 }

/** The requests that a visitor of the programme causes. */
const views = [
  { title: 'The list', path: '/de/api/events/' },
  { title: 'The list of one genre and tag', path: '/de/api/events/?genre=1&tag=1' },
  { title: 'Filter counts', path: '/de/api/event-counts/' },
  { title: 'Filter counts with a genre and a room', path: '/de/api/event-counts/?genre=1&room=1' },
  { title: 'The calendar', path: '/de/api/calendar/' },
  { title: 'The calendar of one series', path: '/de/api/calendar/?series=1' },
] as const

type Programmes = Awaited<ReturnType<typeof openProgrammes>>

export const programme: Bench = {
  name: 'programme',
  question:
    'Do list, filters, calendar and detail of the programme stay as fast with a hundred thousand events in the database as with a thousand?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const programmes = await openProgrammes(context, disposables)
    const detail = { title: 'The detail of an event', path: await nextEventPath(programmes) }
    const comparisons: Comparison[] = []
    for (const view of [...views, detail]) {
      comparisons.push(await compareView(context, { programmes, view }))
    }
    const events = programmes.own
    return {
      status: 'measured',
      comparisons,
      notes: [
        `The ${events} events of the demo theatre, past and to come, are in both; the rest are past events made by plain SQL.`,
        'From today on, as visitors see it first. Database time is planning plus execution as pg_stat_statements counts them, for single requests one after the other.',
      ],
    }
  },
}

async function compareView(
  { note, signal }: BenchContext,
  { programmes, view }: { programmes: Programmes; view: { title: string; path: string } },
): Promise<Comparison> {
  const { databaseUrl, small, large } = programmes
  note(view.title)
  const times = await openStatementTimes(databaseUrl)
  try {
    const contenders = [large, small].map(({ name, database, origin }) => ({
      name,
      read: () => times.during(database, () => ask(`${origin}${view.path}`)),
    }))
    const rounds = await alternate({ contenders, rounds: 100, warmUps: 20, note, signal })
    return compare(rounds, {
      title: view.title,
      subject: large.name,
      base: small.name,
      figures: [
        { name: 'ms', title: 'All statements of one request', unit: 'ms', goal },
        { name: 'statements', title: 'Statements', unit: 'number' },
      ],
    })
  } finally {
    await times.close()
  }
}

async function ask(url: string): Promise<void> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`)
  await response.arrayBuffer()
}

async function nextEventPath({ small }: Programmes): Promise<string> {
  const response = await fetch(`${small.origin}/de/api/events/`)
  const { results } = (await response.json()) as { results: { id: number }[] }
  const [next] = results
  if (!next) throw new Error('The programme that is to be measured is empty.')
  return `/de/api/events/${next.id}/`
}
