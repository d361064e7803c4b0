import { readFileSync } from 'node:fs'
import type { Bench, Outcome } from '#bench/bench.ts'
import { compare } from '#bench/measure/compare.ts'
import { pidOfPort } from '#ports/pid-of-port.ts'
import { openSite } from '#bench/site/open-site.ts'
import { crawl } from './crawl.ts'
import { listPages } from './list-pages.ts'

const inventedAddresses = 10_000
const mib = 1024 * 1024
const [site, allowed] = ['site', 'allowed']

/** Routes with numbers that nothing has, beside addresses that no route has: what visitors can make up. */
const patterns = [
  (number: number) => `/de/erfunden-${number}`,
  (number: number) => `/en/invented/${number}/index.php`,
  (number: number) => `/de/programm/erfunden/${9_000_000 + number}`,
  (number: number) => `/en/events?date=${number}`,
  (number: number) => `/wp-content-${number}.php`,
]

export const memory: Bench = {
  name: 'memory',
  question: `How much memory does the site take after a crawl of all its pages and ${inventedAddresses.toLocaleString('en')} invented addresses?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { address, adminUrl } = await openSite(context, disposables)
    const pid = pidOfPort(Number(new URL(address).port))
    const pages = await listPages(address)
    const crawled = await crawl(address, pages, context)
    const cached = await cachedBytes(adminUrl)
    const invented = Array.from({ length: inventedAddresses }, (_, number) =>
      patterns[number % patterns.length]!(number),
    )
    const refused = await crawl(address, invented, context)

    const seen = {
      pages: pages.length,
      pageMib: cached.common / mib,
      inventedMib: (await cachedBytes(adminUrl)).rare / mib,
      processMib: residentMib(pid, 'VmRSS'),
      peakMib: residentMib(pid, 'VmHWM'),
    }
    const bounds = {
      pages: pages.length,
      pageMib: 100,
      inventedMib: 24,
      processMib: 500,
      peakMib: 500,
    }
    return {
      status: 'measured',
      comparisons: [
        compare([{ [site]: seen, [allowed]: bounds }], {
          title: `${pages.length} pages in both languages, then ${inventedAddresses.toLocaleString('en')} invented addresses`,
          subject: site,
          base: allowed,
          figures: [
            { name: 'pages', title: 'Pages', unit: 'number' },
            { name: 'pageMib', title: 'Cache of pages', unit: 'MiB', goal: { atMost: 1 } },
            {
              name: 'inventedMib',
              title: 'Cache of invented addresses',
              unit: 'MiB',
              goal: { atMost: 1 },
            },
            {
              name: 'processMib',
              title: 'Process of the site, resident, at the end',
              unit: 'MiB',
              goal: { atMost: 1 },
            },
            { name: 'peakMib', title: 'Process of the site, resident, at most', unit: 'MiB' },
          ],
        }),
      ],
      notes: [
        `Pages are those of the sitemap. ${describe(crawled)} Of the invented addresses: ${describe(refused)}`,
        'A fifth each of the invented addresses: German and English pages, events with numbers that none has, days of the programme, files at the root.',
      ],
    }
  },
}

function describe(statuses: ReadonlyMap<number, number>): string {
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`)
  return `Responses: ${counts.join(', ')}.`
}

function residentMib(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
}

async function cachedBytes(adminUrl: string): Promise<{ common: number; rare: number }> {
  const metrics = await (await fetch(`${adminUrl}/metrics`)).text()
  const read = (partition: string) =>
    Number(new RegExp(`bytes\\{[^}]*"${partition}"\\} ([\\d.e+]+)`).exec(metrics)?.[1])
  return { common: read('common'), rare: read('rare') }
}
