import { alternate } from '#bench/measure/alternate.ts'
import type { Bench, Outcome } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/measure/read-load.ts'
import { openSite } from '#bench/site/open-site.ts'
import { readPage } from '#bench/site/pages.ts'
import { openNextAlone } from './next-alone.ts'

const [ours, theirs] = ['site', 'Next alone']
const connections = 4
const responses = 40
const dayMs = 24 * 60 * 60_000

export const pageMiss: Bench = {
  name: 'page-miss',
  question:
    'What does rendering an uncached page cost, compared with Next.js alone and the same build?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const site = await openSite(context, disposables)
    const pages = {
      [ours]: { url: site.address, nextPath: uncachedPath('date=') },
      // Without our server, the list's query is passed as the path segment that our server would rewrite it to.
      [theirs]: {
        url: await openNextAlone(context, disposables, site),
        nextPath: uncachedPath('list=date-'),
      },
    }
    const contenders = []
    for (const [name, page] of Object.entries(pages)) {
      const target = { ...page, headers: { accept: 'text/html' } }
      await readPage(page.url + page.nextPath())
      contenders.push(loadedContender({ name, target, responses, connections }))
    }
    const rounds = await alternate({ ...context, contenders, rounds: 8, warmUps: 2 })
    return {
      status: 'measured',
      comparisons: [
        compare(rounds, {
          title: `The programme from a different day each time, ${connections} connections`,
          subject: ours,
          base: theirs,
          figures: loadFigures(),
        }),
      ],
      notes: [
        'The site also prepares the response for its cache: it hashes the scripts and compresses the page. Next.js alone compresses nothing for a client that does not request it.',
        'The CPU is that of the process that renders; gateway and origin, which both query alike, are not included.',
        'Where the time of the rendering process goes (profile of 500 renders, 2026-11-23): 37 % Next, React and libraries, 32 % Node (streams, asynchronous context, 7 % compression), 16 % garbage collection, 15 % what is the site’s own, of which no function takes more than 2 %.',
        ...generatorNotes(rounds),
      ],
    }
  },
}

/** URLs of the programme from yesterday backwards: past days lead to pages that are as full as any. */
function uncachedPath(query: string): () => string {
  let daysAgo = 0
  return () => {
    daysAgo += 1
    const [year, month, day] = new Date(Date.now() - daysAgo * dayMs)
      .toISOString()
      .slice(0, 10)
      .split('-')
    return `/de/programm?${query}${day}-${month}-${year}`
  }
}
