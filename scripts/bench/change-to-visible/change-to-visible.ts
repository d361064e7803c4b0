import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, Outcome } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages } from '#bench/site/pages.ts'
import { quantileSorted } from 'simple-statistics'
import { openEvent } from './open-event.ts'
import { watchPage } from './watch-page.ts'

const changes = 1000
const warmUps = 20
const readers = 2
const limitMs = 500
const [site, allowed] = ['site', 'allowed']

export const changeToVisible: Bench = {
  name: 'change-to-visible',
  question: `How long after an editor's change does a visitor see it, ${changes} times in a row, and does anybody see the old version again?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { address, databaseUrl } = await openSite(context, disposables)
    const { event: url } = await findPages(address, 'de')
    const event = await openEvent(databaseUrl, Number(url.split('/').at(-1)))
    disposables.defer(() => event.close())
    const page = watchPage(url, { readers, signal: context.signal })
    disposables.defer(() => page.stop())

    const latenciesMs: number[] = []
    for (let number = 1; number <= warmUps + changes; number += 1) {
      const committedAt = await event.rename(number)
      const seenAt = await page.untilSeen(number)
      if (number > warmUps) latenciesMs.push(seenAt - committedAt)
      if (number % 50 === 0) context.note(`${number}/${warmUps + changes}`)
      // Like an editor, the writer does not wait for the page.
      await sleep(Math.random() * 20)
    }
    await page.stop()

    const ascending = latenciesMs.toSorted((a, b) => a - b)
    const seen = {
      p50Ms: quantileSorted(ascending, 0.5),
      p99Ms: quantileSorted(ascending, 0.99),
      staleReads: page.staleReads(),
    }
    const round = { [site]: seen, [allowed]: { p50Ms: limitMs, p99Ms: limitMs, staleReads: 0 } }
    return {
      status: 'measured',
      comparisons: [
        compare([round], {
          title: `The title of an event on its page, ${changes} changes`,
          subject: site,
          base: allowed,
          figures: [
            { name: 'p50Ms', title: 'Until it is visible, half of the changes', unit: 'ms' },
            {
              name: 'p99Ms',
              title: 'Until it is visible, 99 of 100 changes',
              unit: 'ms',
              goal: { atMost: 1 },
            },
            {
              name: 'staleReads',
              title: 'Reads of an older title after a newer one',
              unit: 'number',
            },
          ],
        }),
      ],
      notes: [
        `From when the COMMIT is sent until a response with the new title has been read whole. The slowest took ${Math.round(quantileSorted(ascending, 1))} ms.`,
        `${readers} readers ask for the page again and again, with pauses of ${page.pauseMs} ms: ${page.reads()} reads in all. A read counts as stale when it began after anybody had read a newer title.`,
        'Everything runs on one machine: database, origin, gateway, site and readers share its cores.',
      ],
    }
  },
}
