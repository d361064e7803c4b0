import { alternate } from '#bench/measure/alternate.ts'
import type { Bench, Outcome, BenchContext } from '#bench/bench.ts'
import { compare, type Comparison } from '#bench/measure/compare.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages, readPage, type Pages } from '#bench/site/pages.ts'
import { auditFigures, auditPage } from './audit.ts'
import { openBrowser } from './open-browser.ts'

const [german, english] = ['German', 'English']
const titles: [keyof Pages, string][] = [
  ['home', 'Home'],
  ['list', 'Programme'],
  ['event', 'An event'],
]

export const lighthouse: Bench = {
  name: 'lighthouse',
  question: 'How does Lighthouse rate the first visit with a phone, in both languages?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const { address } = await openSite(context, disposables)
    const port = await openBrowser(context.env, disposables)
    const pages = {
      [german]: await findPages(address, 'de'),
      [english]: await findPages(address, 'en'),
    }
    const comparisons: Comparison[] = []
    for (const [name, title] of titles) {
      comparisons.push(await audit(context, { name, title, pages, port }))
    }
    return {
      status: 'measured',
      comparisons,
      notes: [
        'Median of three visits. Pages were requested before, so they come from the page cache where there is one. Measured without HTTPS or a distant network, on a machine with other work: scores of a real phone will differ.',
      ],
    }
  },
}

type ContenderOptions = {
  name: keyof Pages
  title: string
  pages: Record<string, Pages>
  port: number
}

async function audit(
  context: BenchContext,
  { name, title, pages, port }: ContenderOptions,
): Promise<Comparison> {
  const contenders = []
  for (const [language, addresses] of Object.entries(pages)) {
    const url = addresses[name]
    await readPage(url)
    contenders.push({ name: language, read: () => auditPage(url, port) })
  }
  const note = (text: string) => context.note(`${title}, ${text}`)
  const rounds = await alternate({ ...context, note, contenders, rounds: 3, warmUps: 0 })
  return compare(rounds, { title, subject: german, base: english, figures: auditFigures })
}
