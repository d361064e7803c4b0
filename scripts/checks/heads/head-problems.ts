import { markupProblems } from './markup-problems.ts'
import type { Head } from './read-head.ts'

const longestTitle = 65
const descriptionLengths = { least: 40, most: 160 }

const languages = ['de', 'en', 'x-default']
const openGraph = [
  'title',
  'description',
  'url',
  'image',
  'site_name',
  'locale',
  'locale:alternate',
]

/** What the page of one thing says of it in structured data, by its path. */
const typesOf: [RegExp, RegExp][] = [
  [/^\/(?:de\/programm|en\/events)\/[^/]+\/\d+$/, /Event$/],
  [/^\/(?:de\/produktionen|en\/productions)\/[^/]+\/\d+$/, /^(?:EventSeries|CreativeWork)$/],
  [/^\/(?:de|en)\/series\/[^/]+\/\d+$/, /^(?:EventSeries|CreativeWorkSeries)$/],
  [/^\/(?:de|en)\/team\/[^/]+\/\d+$/, /^ProfilePage$/],
  [/^\/(?:de|en)\/venues\/[^/]+\/\d+$/, /^PerformingArtsTheater$/],
  [/^\/(?:de\/mediathek-de|en\/mediathek-en)\/[^/]+\/\d+$/, /^Article$/],
]

/** What search engines and shared links lack in the heads of all pages, given by their addresses. */
export function headProblems(heads: ReadonlyMap<string, Head>): string[] {
  const each = [...heads].flatMap(([address, head]) =>
    problemsOf(address, head).map((problem) => `${address}: ${problem}`),
  )
  const shared = (['title', 'description'] as const).flatMap((part) => repeated(heads, part))
  return [...each, ...shared]
}

function problemsOf(address: string, head: Head): string[] {
  const { title, description, canonical, alternates, robots, blocks } = head
  const types = blocks.map((block) => block['@type'])
  return [
    title === '' && 'no title',
    title.length > longestTitle && `a title of ${title.length} characters: ${title}`,
    (description.length < descriptionLengths.least ||
      description.length > descriptionLengths.most) &&
      `a description of ${description.length} characters: ${description}`,
    canonical !== address && `canonical is ${canonical}`,
    /noindex/.test(robots) && 'in the sitemap, and not to be indexed',
    ...languages
      .filter((language) => !alternates[language])
      .map((language) => `no alternate for ${language}`),
    !Object.values(alternates).includes(address) && 'no alternate leads to itself',
    ...openGraph
      .filter((property) => !head.openGraph[property])
      .map((property) => `no og:${property}`),
    !types.includes(isHome(address) ? 'WebSite' : 'BreadcrumbList') &&
      'no structured data of its place in the site',
    ...typesOf
      .filter(([path]) => path.test(new URL(address).pathname))
      .filter(([, type]) => !types.some((one) => type.test(String(one))))
      .map(([, type]) => `no structured data of type ${type.source}`),
    ...blocks.flatMap(markupProblems),
  ].filter((problem) => typeof problem === 'string')
}

const isHome = (address: string) => /^\/[a-z]{2}$/.test(new URL(address).pathname)

/** Pages that nothing distinguishes in a list of results. */
function repeated(heads: ReadonlyMap<string, Head>, part: 'title' | 'description'): string[] {
  const byText = Map.groupBy(heads, ([, head]) => `${head.openGraph.locale} ${head[part]}`)
  return [...byText]
    .filter(([, pages]) => pages.length > 1)
    .map(
      ([text, pages]) =>
        `One ${part} of ${pages.length} pages: ${text}\n  ${pages.map(([address]) => address).join('\n  ')}`,
    )
}
