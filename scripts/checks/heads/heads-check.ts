import type { Outcome } from '#checks/check.ts'
import { fetchPage } from '#checks/html/fetch-page.ts'
import { fusedWords } from './fused-words.ts'
import { headProblems } from './head-problems.ts'
import { type Head, readHead } from './read-head.ts'

const requestLimitMs = 60_000
const atOnce = 4
const sampleStep = 9
const maxLines = 60

/**
 * Reads the pages of the sitemap as search engines do, and checks their heads and that no words run together: every ninth page, or each
 * of them if `FULL` is 1.
 */
export async function headsCheck(siteUrl: string): Promise<Outcome> {
  const files = locationsIn(await read('/sitemap.xml', siteUrl))
  const maps = await Promise.all(files.map((file) => read(file, siteUrl)))
  const all = maps.flatMap(locationsIn)
  const pages = process.env.FULL === '1' ? all : all.filter((_, index) => index % sampleStep === 0)
  const heads = new Map<string, Head>()
  const fused = new Map<string, string>()
  const waiting = pages.values()
  const readers = Array.from({ length: atOnce }, async () => {
    for (const page of waiting) {
      const html = await read(page, siteUrl)
      heads.set(page, readHead(html))
      // The frame has the same words on every page.
      for (const words of fusedWords(html)) fused.set(words, page)
    }
  })
  await Promise.all(readers)
  const problems = [
    ...headProblems(heads),
    ...[...fused].map(([words, page]) => `${page}: words run together: ${words}`),
  ]
  const more = problems.length > maxLines ? [`… and ${problems.length - maxLines} more`] : []
  return {
    ok: problems.length === 0,
    tests: { passed: pages.length - problems.length, failed: problems.length },
    output: [...problems.slice(0, maxLines), ...more].join('\n'),
  }
}

const locationsIn = (map: string) =>
  [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location!)

/** A page of the sitemap may not redirect. */
const read = (address: string, siteUrl: string) =>
  fetchPage(new URL(new URL(address, siteUrl).pathname, siteUrl), {
    limitMs: requestLimitMs,
    redirect: 'error',
  })
