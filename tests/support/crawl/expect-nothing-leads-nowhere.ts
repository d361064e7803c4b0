import { expect, type Page, test } from '@playwright/test'
import { isFull } from '#support/pairwise.ts'
import { crawlSite } from './crawl-site.ts'

/** How many addresses `npm test` follows; `npm run test:all` follows every one. */
const usualSample = 150

/** Each address may be a page that was never rendered. */
const timeoutMs = isFull ? 60 * 60_000 : 300_000

/**
 * Crawls a site in both languages. Lists with filters are followed one filter deep, since their combinations are countless and
 * lead to the same pages; the list of each season is followed to its end, since it leads to what is over.
 */
export async function expectNothingLeadsNowhere(
  browser: Page,
  siteUrl: string,
  { sampleSize = usualSample } = {},
): Promise<void> {
  test.setTimeout(timeoutMs)
  const isLeftOut = ({ searchParams }: URL) =>
    [...searchParams.keys()].length > 1 && !isPageOfSeason(searchParams)
  const starts = ['/de', '/en', '/webshop']
  const { paths, problems } = await crawlSite({
    siteUrl,
    starts,
    browser,
    isLeftOut,
    maxAddresses: isFull ? Infinity : sampleSize,
  })
  expect(paths.size).toBeGreaterThan(sampleSize / 2)
  expect(problems).toEqual([])
  if (!isFull) return

  const index = await locationsIn(browser, `${siteUrl}/sitemap.xml`)
  const listed = (await Promise.all(index.map((file) => locationsIn(browser, file)))).flat()
  expect(listed.length).toBeGreaterThan(100)
  const orphans = listed.map((to) => new URL(to).pathname).filter((path) => !paths.has(path))
  expect(orphans, 'in the sitemap, and linked from nowhere').toEqual([])
}

/** Seasons begin in September. */
const isPageOfSeason = (query: URLSearchParams) =>
  query.size === 2 && query.has('page') && /^01-09-/.test(query.get('date') ?? '')

async function locationsIn(browser: Page, sitemap: string): Promise<string[]> {
  const text = await (await browser.request.get(sitemap)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!)
}
