import { gzipSync } from 'node:zlib'
import { readPage } from '#bench/site/pages.ts'
import { scriptsOfHtml, withoutInlineScripts } from '#checks/html/scripts-of-html.ts'

/** In bytes after gzip, the same for all contenders. */
export type PageWeight = { scripts: number; files: number; html: number; bareHtml: number }

export async function weighPage(url: string): Promise<PageWeight> {
  const html = await readPage(url)
  const addresses = scriptsOfHtml(html).map((address) => new URL(address, url).href)
  if (addresses.length === 0) throw new Error(`${new URL(url).pathname} loads no scripts at all.`)
  let scripts = 0
  for (const address of addresses) scripts += await weighScript(address)
  return {
    scripts,
    files: addresses.length,
    html: gzipSync(html).length,
    bareHtml: gzipSync(withoutInlineScripts(html)).length,
  }
}

async function weighScript(url: string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${new URL(url).pathname} responded with ${response.status}.`)
  return gzipSync(await response.bytes()).length
}
