import { gzipSync } from 'node:zlib'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { alternate, type Contender, type Round } from '#bench/measure/alternate.ts'
import type { Bench, Outcome } from '#bench/bench.ts'
import { compare, type FigureDefinition } from '#bench/measure/compare.ts'
import { siteAdmin } from '#bench/purge-storm/site-admin.ts'
import { openSite, type Site } from '#bench/site/open-site.ts'
import { withoutInlineScripts } from '#checks/html/scripts-of-html.ts'
import { writePage } from './write-page.ts'

const sizes = [10, 100, 1000]
/** Ten times the modules may take 10^1.05 times as long. */
const goal = { atMost: 10 ** 1.05 }
const rounds = 20
const whole = 'as it is sent'
const bare = 'bare HTML'

const growing: FigureDefinition[] = [
  { name: 'originMs', title: 'The origin’s response', unit: 'ms', goal },
  { name: 'originBytes', title: 'The origin’s response', unit: 'B', goal },
  { name: 'pageMs', title: 'The page, uncached through the whole stack', unit: 'ms', goal },
  { name: 'htmlBytes', title: 'The page', unit: 'B', goal },
]

export const modules: Bench = {
  name: 'modules',
  question:
    'Is the cost of a page proportional to the number of its modules, and how much do the data for the browser add to its HTML?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const site = await openSite(context, disposables)
    const contenders: Contender[] = []
    for (const size of sizes) {
      const path = await writePage(site.databaseUrl, size)
      contenders.push({ name: nameOf(size), read: () => readPage(site, path) })
    }
    const { note, signal } = context
    const read = await alternate({ contenders, rounds, warmUps: 3, note, signal })
    const steps = sizes.slice(1).map((size, index) => ({ size, smaller: sizes[index]! }))
    return {
      status: 'measured',
      comparisons: [
        ...steps.map(({ size, smaller }) =>
          compare(read, {
            title: `From ${nameOf(smaller)} to ${nameOf(size)}`,
            subject: nameOf(size),
            base: nameOf(smaller),
            figures: growing,
          }),
        ),
        ...sizes.map((size) => compareWithBareHtml(read, size)),
      ],
      notes: [
        'A goal of 11.2 × for ten times the modules is an exponent of growth of 1.05.',
        'Of four modules two are teasers with a picture, one is a list of three pictures, one a headline.',
        'Uncached: the page’s tag is invalidated first, so that site, gateway and origin all work.',
        'Bare HTML is the same document without its inline scripts, which carry what React needs to take over.',
      ],
    }
  },
}

async function readPage({ address, adminUrl, changesSecret, backendUrl }: Site, path: string) {
  const origin = await timed(`${backendUrl}/de/pageeditor-api/page/${path}`)
  const tag = tagsOfRead.page('de', path).find((one) => one.startsWith('page:'))!
  await siteAdmin({ adminUrl, changesSecret }).change(tag)
  const page = await timed(`${address}/de/${path}`)
  const bareText = withoutInlineScripts(page.text)
  return {
    originMs: origin.ms,
    originBytes: Buffer.byteLength(origin.text),
    pageMs: page.ms,
    htmlBytes: Buffer.byteLength(page.text),
    bareBytes: Buffer.byteLength(bareText),
    htmlZipped: gzipSync(page.text).length,
    bareZipped: gzipSync(bareText).length,
  }
}

async function timed(url: string): Promise<{ ms: number; text: string }> {
  const began = performance.now()
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`)
  return { ms: performance.now() - began, text }
}

function compareWithBareHtml(read: readonly Round[], size: number) {
  const pairs = read.map((round): Round => {
    const { htmlBytes, bareBytes, htmlZipped, bareZipped } = round[nameOf(size)]!
    return {
      [whole]: { bytes: htmlBytes!, zipped: htmlZipped! },
      [bare]: { bytes: bareBytes!, zipped: bareZipped! },
    }
  })
  return compare(pairs, {
    title: `A page of ${nameOf(size)}`,
    subject: whole,
    base: bare,
    figures: [
      { name: 'bytes', title: 'Not compressed', unit: 'B' },
      { name: 'zipped', title: 'After gzip', unit: 'B' },
    ],
  })
}

function nameOf(size: number): string {
  return `${size.toLocaleString('en')} modules`
}
