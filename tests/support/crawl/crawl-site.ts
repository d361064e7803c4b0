import { request as send } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type PageLinks, readLinks } from './read-links.ts'

export type CrawlOptions = {
  siteUrl: string
  /** Paths from which the crawl begins. */
  starts: readonly string[]
  /** The browser that parses the pages. */
  browser: Page
  /** Addresses that are not followed. */
  isLeftOut: (url: URL) => boolean
  /** Addresses to follow at most, those nearest to the starts first. */
  maxAddresses: number
}

type Fetched = {
  status: number
  type: string
  location: string | undefined
  retryAfter: string | undefined
  body: string
}
type Visited = { status: number; links: PageLinks | null }

export type CrawlReport = {
  /** The paths of all pages that were reached by links. */
  paths: Set<string>
  problems: string[]
}

const connections = 4
const maxRedirects = 5
const maxAttempts = 5
const timeoutMs = 60_000

/** What a link may lead to beside pages: files for people and their programs. */
const fileTypes =
  /^(?:text\/(?:html|calendar|plain|vtt)|image\/|video\/|audio\/|application\/(?:rss\+xml|xml|pdf|zip|manifest\+json|octet-stream|xhtml))/

/**
 * Follows every link, frame, form target and fragment of a site, each address once, over several connections. A problem is an
 * address without a page, an endless redirect, raw data where a page is expected, and a fragment without its element.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlReport> {
  const origin = new URL(options.siteUrl).origin
  const problems = new Set<string>()
  const visited = new Map<string, Visited>()
  const fragments: { from: string; path: string; id: string }[] = []
  const forms = new Map<string, string>()
  const queue = options.starts.map((path) => ({ path, from: 'the start' }))
  const known = new Set(options.starts)

  function follow(address: string, from: string): void {
    if (/^(?:mailto|tel|data|javascript|blob|sms):/i.test(address)) {
      if (/^javascript:/i.test(address)) problems.add(`${from} has a script as a link: ${address}`)
      return
    }
    const url = URL.canParse(address, origin + from) ? new URL(address, origin + from) : undefined
    if (!url) return void problems.add(`${from} has an invalid address: ${address}`)
    if (url.origin !== origin || options.isLeftOut(url)) return
    const path = url.pathname + url.search
    const id = decodeURIComponent(url.hash.slice(1))
    if (id !== '' && id !== 'top') fragments.push({ from, path, id })
    if (known.has(path) || known.size >= options.maxAddresses) return
    known.add(path)
    queue.push({ path, from })
  }

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const trail = [path]
    let response = await fetchPath(origin, path)
    while (response.location !== undefined) {
      const next = new URL(response.location, origin + trail.at(-1))
      if (next.origin !== origin) return
      const target = next.pathname + next.search
      if (trail.includes(target) || trail.length > maxRedirects) {
        problems.add(`${path} (from ${from}) redirects endlessly`)
        return
      }
      trail.push(target)
      response = await fetchPath(origin, target)
    }
    const { status, type, body } = response
    if (status >= 400) problems.add(`${path} (from ${from}) has status ${status}`)
    else if (!fileTypes.test(type)) problems.add(`${path} (from ${from}) is raw data: ${type}`)
    const isPage = status < 400 && type.startsWith('text/html')
    const links = isPage ? await readLinks(options.browser, body) : null
    for (const each of trail) visited.set(each, { status, links })
    const page = trail.at(-1)!
    for (const address of links?.links ?? []) follow(address, page)
    for (const { method, action } of links?.forms ?? []) {
      if (method === 'get') follow(action || page, page)
      else forms.set(new URL(action || page, origin + page).href, page)
    }
  }

  await inParallel(queue, visit)
  for (const [action, from] of forms) {
    const url = new URL(action)
    if (url.origin !== origin) continue
    // Without a token and from nowhere: it is refused, and only by a target that exists.
    const { status } = await fetchPath(origin, url.pathname + url.search, 'POST')
    if ([404, 405, 501].includes(status) || status >= 500) {
      problems.add(`${url.pathname} (a form of ${from}) has status ${status}`)
    }
  }
  for (const { from, path, id } of fragments) {
    const ids = visited.get(path)?.links?.ids
    if (ids && !ids.includes(id)) problems.add(`${from} leads to ${path}#${id}, which is not there`)
  }
  return { paths: new Set(visited.keys()), problems: [...problems].toSorted() }
}

async function inParallel<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  for (;;) {
    while (queue.length > 0 && running.size < connections) {
      const one: Promise<void> = work(queue.shift()!).finally(() => running.delete(one))
      running.add(one)
    }
    if (running.size === 0) return
    await Promise.race(running)
  }
}

/** Fetches a page; while the site is too busy, retries after `Retry-After`. */
async function fetchPath(origin: string, path: string, method = 'GET'): Promise<Fetched> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetchOnce(origin, path, method)
    if (response.retryAfter === undefined || attempt === maxAttempts) return response
    await pause(Number(response.retryAfter) * 1000)
  }
}

function fetchOnce(origin: string, path: string, method: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const request = send(origin + path, { method, timeout: timeoutMs }, (response) => {
      const { statusCode: status = 0, headers } = response
      const type = headers['content-type'] ?? ''
      const location = status >= 300 && status < 400 ? headers.location : undefined
      const retryAfter = status === 503 ? headers['retry-after'] : undefined
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => {
        if (type.startsWith('text/html')) parts.push(part)
      })
      response.on('end', () =>
        resolve({ status, type, location, retryAfter, body: Buffer.concat(parts).toString() }),
      )
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error(`${path} took too long`)))
    request.on('error', reject)
    request.end()
  })
}
