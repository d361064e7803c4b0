import type { Bench, Outcome } from '#bench/bench.ts'
import { compare, type Comparison } from '#bench/measure/compare.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages, type Pages } from '#bench/site/pages.ts'
import { openEmptyPage } from './empty-page.ts'
import { weighPage, type PageWeight } from './page-weight.ts'

const titles: Record<keyof Pages, string> = {
  home: 'Home',
  list: 'Programme',
  event: 'An event',
}
const empty = 'empty Next page'

export const firstLoadJs: Bench = {
  name: 'first-load-js',
  question:
    'How much script does a page load before anybody interacts with it, compared with an empty page of the same Next.js with the same flags?',
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    const emptyWeight = await weighPage(await openEmptyPage(context, disposables))
    const { address } = await openSite(context, disposables)
    const pages = await findPages(address, 'de')
    const comparisons: Comparison[] = []
    for (const [name, url] of Object.entries(pages)) {
      const title = titles[name as keyof Pages]
      const weight = await weighPage(url)
      comparisons.push(scripts(title, weight, emptyWeight), html(title, weight))
    }
    return {
      status: 'measured',
      comparisons,
      notes: [
        'Bytes after gzip of the scripts that the served HTML names, each once, without those for browsers that do not support modules. Measured once: a build always has the same bytes.',
        '"With flight" is the HTML as served, including the copy of its content as data for the router.',
      ],
    }
  },
}

function scripts(title: string, ours: PageWeight, theirs: PageWeight): Comparison {
  const round = { [title]: { ...ours }, [empty]: { ...theirs } }
  return compare([round], {
    title: `${title}: scripts`,
    subject: title,
    base: empty,
    figures: [
      { name: 'scripts', title: 'Scripts', unit: 'bytes', goal: { atMost: 1.15 } },
      { name: 'files', title: 'Files', unit: 'number' },
    ],
  })
}

function html(title: string, { html, bareHtml }: PageWeight): Comparison {
  const [subject, base] = ['with flight', 'bare HTML']
  return compare([{ [subject]: { html }, [base]: { html: bareHtml } }], {
    title: `${title}: HTML`,
    subject,
    base,
    figures: [{ name: 'html', title: 'HTML', unit: 'bytes' }],
  })
}
