import { gzipSync } from 'node:zlib'
import type { Outcome } from './check.ts'
import { scriptsOfHtml } from './html/scripts-of-html.ts'

// Next 16.4 alone, an empty page: 135.1 kB gzip over all scripts in its HTML. A content page may cost 15 % more.
const budgetBytes = Math.round(135_100 * 1.15)
const startPaths = ['/de', '/en']
const pagesPerLanguage = 12

/**
 * Measures the scripts that a browser loads before any interaction, for the pages linked from both home pages. Measured on the
 * running site, since the HTML decides.
 */
export async function firstLoad(siteUrl: string): Promise<Outcome> {
  const sizes = new Map<string, number>()
  const pages = (await Promise.all(startPaths.map((path) => linkedPages(siteUrl, path)))).flat()
  const lines: string[] = []
  for (const path of new Set([...startPaths, ...pages])) {
    const bytes = await scriptBytes(siteUrl, path, sizes)
    if (bytes > budgetBytes) lines.push(`${path}: ${bytes} bytes gzip, allowed are ${budgetBytes}`)
  }
  return { ok: lines.length === 0, output: lines.join('\n') }
}

export async function linkedPages(siteUrl: string, path: string): Promise<string[]> {
  const html = await read(siteUrl, path)
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/(?:de|en)\/[^"#?]*)"/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(links)].slice(0, pagesPerLanguage)
}

async function scriptBytes(
  siteUrl: string,
  path: string,
  sizes: Map<string, number>,
): Promise<number> {
  const html = await read(siteUrl, path)
  const scripts = scriptsOfHtml(html)
  if (scripts.length === 0)
    throw new Error(`${path} has no scripts: the measurement must be wrong.`)
  let sum = 0
  for (const script of scripts) {
    const size = sizes.get(script) ?? gzipSync(await read(siteUrl, script)).length
    sizes.set(script, size)
    sum += size
  }
  return sum
}

export async function read(siteUrl: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, siteUrl))
  if (!response.ok) throw new Error(`${path} responds with ${response.status}.`)
  return response.text()
}
