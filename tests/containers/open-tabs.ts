import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#support/root.ts'

const pages = ['/de', '/en', '/de/programm', '/de/team', '/de/haus/geschichte', '/en/events']
const pauseMs = 2000
const timeoutMs = 30_000

export type Tabs = {
  /** Ends all; returns what went wrong, how many calls there were, and how many of the acknowledged tickets are in their carts. */
  close(): Promise<{
    failures: string[]
    pages: number
    calls: number
    acknowledged: number
    kept: number
  }>
}

/**
 * Visitors who each have a page open for as long as the test lasts: they read on, ask the graph by the operations that their page came with, and
 * hold one ticket each, some at once and others later.
 */
export async function openTabs(site: string, count: number): Promise<Tabs> {
  const hash = operationHash('CsrfToken')
  const sales = await findSales(site)
  const over = new AbortController()
  const failures: string[] = []
  const counts = { pages: 0, calls: 0 }

  async function send(visitor: Visitor, path: string, form?: Record<string, string>) {
    const name = `${new Date().toISOString().slice(11, 19)} ${form ? 'POST' : 'GET'} ${path.slice(0, 40)}`
    try {
      const response = await fetch(site + path, {
        redirect: 'manual',
        headers: {
          'x-forwarded-for': visitor.address,
          ...(visitor.cookies.size > 0 && { cookie: cookieHeader(visitor) }),
          ...(form ? { origin: site } : { 'x-graphql-yoga-csrf': 'tab' }),
        },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, key, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (key && value !== undefined) visitor.cookies.set(key, value)
      }
      const body = await response.text()
      if (response.status >= 400) failures.push(`${name} ${response.status} ${body.slice(0, 80)}`)
      return { status: response.status, body }
    } catch (error) {
      failures.push(`${name} ${String((error as Error).cause ?? error)}`)
      return { status: 0, body: '' }
    }
  }

  async function askGraph(visitor: Visitor): Promise<void> {
    const query = new URLSearchParams({
      variables: JSON.stringify({ locale: 'DE' }),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
    })
    const { status, body } = await send(visitor, `/graphql?${query}`)
    counts.calls++
    if (status === 200 && body.includes('"errors"')) failures.push(`graph ${body.slice(0, 120)}`)
  }

  /** Whether it was said that the ticket is held. */
  async function holdTicket(visitor: Visitor, sale: Sale): Promise<boolean> {
    const path = `/box-office/de/event/${sale.event}/`
    const page = await send(visitor, path)
    const fieldOf = (name: string) =>
      new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.body)?.[1] ?? ''
    const held = await send(visitor, path, {
      csrfmiddlewaretoken: fieldOf('csrfmiddlewaretoken'),
      request_key: fieldOf('request_key'),
      [sale.field]: '1',
    })
    counts.calls += 2
    return held.status === 303
  }

  async function stayOpen(number: number) {
    const visitor: Visitor = { address: `10.9.0.${number + 1}`, cookies: new Map() }
    let isAcknowledged = false
    for (let turn = 0; !over.signal.aborted; turn++) {
      await send(visitor, pages[(number + turn) % pages.length]!)
      counts.pages++
      await askGraph(visitor)
      if (turn === number % 40)
        isAcknowledged = await holdTicket(visitor, sales[number % sales.length]!)
      await wait(pauseMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
    const cart = isAcknowledged ? await send(visitor, '/box-office/de/') : undefined
    return { isAcknowledged, isKept: cart?.body.includes('data-cart-amount="1"') ?? false }
  }

  const tabs = Array.from({ length: count }, (_, number) => stayOpen(number))
  return {
    async close() {
      over.abort()
      const ended = await Promise.all(tabs)
      return {
        failures,
        ...counts,
        acknowledged: ended.filter(({ isAcknowledged }) => isAcknowledged).length,
        kept: ended.filter(({ isKept }) => isKept).length,
      }
    },
  }
}

type Visitor = { address: string; cookies: Map<string, string> }

const cookieHeader = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function operationHash(name: string): string {
  const file = readFileSync(`${root}/schema/operations.json`, 'utf8')
  const found = Object.entries(JSON.parse(file) as Record<string, string>).find(([, document]) =>
    document.startsWith(`query ${name}`),
  )
  if (!found) throw new Error(`There is no operation ${name}.`)
  return found[0]
}

type Sale = { event: string; field: string }

/** Tickets that are chosen by number: one sort of a few events each, so that none is sold out. */
async function findSales(site: string): Promise<Sale[]> {
  const home = await (await fetch(`${site}/de`)).text()
  const events = new Set([...home.matchAll(/\/de\/programm\/[^"/]+\/(\d+)"/g)].map(([, id]) => id!))
  const sales: Sale[] = []
  for (const event of events) {
    const page = await (await fetch(`${site}/box-office/de/event/${event}/`)).text()
    const fields = new Set([...page.matchAll(/tickets-\d+-1(?=")/g)].map(([field]) => field))
    sales.push(...[...fields].map((field) => ({ event, field })))
  }
  if (sales.length < 10) throw new Error('Too few events have tickets that are chosen by number.')
  return sales
}
