import { expect, type Page, test } from '@playwright/test'
import { crawlSite } from './crawl-site.ts'

const isFull = process.env.FULL === '1'

/** In `npm test`; `npm run test:all` follows every address. */
const sampleSize = 300

/** Each address may be a page that was never rendered. */
const timeoutMs = isFull ? 20 * 60_000 : 300_000

/**
 * The account's favourites are not built yet, and the header's link leads to the account meanwhile.
 * Remove this filter when they are.
 */
const isMissingYet = (problem: string) => /\/user\/profile#favourites/.test(problem)

/**
 * Crawls a site in both languages. Lists with filters are followed one filter deep, since their combinations are countless and
 * lead to the same pages.
 */
export async function expectNothingLeadsNowhere(browser: Page, siteUrl: string): Promise<void> {
  test.setTimeout(timeoutMs)
  const isLeftOut = ({ searchParams }: URL) => [...searchParams.keys()].length > 1
  const starts = ['/de', '/en', '/webshop']
  const { paths, problems } = await crawlSite({
    siteUrl,
    starts,
    browser,
    isLeftOut,
    maxAddresses: isFull ? Infinity : sampleSize,
  })
  expect(paths.size).toBeGreaterThan(sampleSize / 2)
  expect(problems.filter((problem) => !isMissingYet(problem))).toEqual([])
  if (!isFull) return

  const sitemap = await (await browser.request.get(`${siteUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, to]) => new URL(to!).pathname,
  )
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((path) => !paths.has(path))).toEqual([])
}
