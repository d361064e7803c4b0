import { alternate, type Contender } from '#bench/measure/alternate.ts'
import type { Bench, Outcome } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { load } from '#bench/measure/load.ts'
import { generatorNotes } from '#bench/measure/read-load.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages, readPage } from '#bench/site/pages.ts'
import { siteAdmin } from './site-admin.ts'

const clients = 500
/** A tag that every page has. */
const tag = 'navigation'
const [purged, inMemory] = ['just purged', 'in memory']

export const purgeStorm: Bench = {
  name: 'purge-storm',
  question: `What do ${clients} clients experience that request a just purged page at the same moment, compared with the same page in the cache?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const site = await openSite(context, disposables)
    const admin = siteAdmin(site)
    const { list: url } = await findPages(site.address, 'de')

    const storm = async () => {
      const before = await admin.renders()
      const { generatorShare, ...seen } = await load(
        { url },
        { responses: clients, connections: clients },
      )
      const renders = (await admin.renders()) - before
      return { ...seen, generatorShare, renders, seconds: clients / seen.responsesPerSecond }
    }
    const contenders: Contender[] = [
      {
        name: purged,
        read: () =>
          readPage(url)
            .then(() => admin.change(tag))
            .then(storm),
      },
      { name: inMemory, read: () => readPage(url).then(storm) },
    ]
    const rounds = await alternate({ ...context, contenders, rounds: 15, warmUps: 2 })
    return {
      status: 'measured',
      comparisons: [
        compare(rounds, {
          title: `The programme, ${clients} connections with one request each`,
          subject: purged,
          base: inMemory,
          figures: [
            {
              name: 'renders',
              title: 'Renders',
              unit: 'number',
              goal: { always: 1, of: 'subject' },
            },
            { name: 'seconds', title: 'Until all have a response', unit: 's' },
            { name: 'p50Ms', title: 'Latency, half of the responses', unit: 'ms' },
            { name: 'p99Ms', title: 'Latency, 99 of 100 responses', unit: 'ms' },
          ],
        }),
      ],
      notes: [
        'Opening the connections is part of the time. The tag of the navigation is invalidated, which every page has.',
        ...generatorNotes(rounds),
      ],
    }
  },
}
