import { setTimeout as wait } from 'node:timers/promises'
import { findSales, newVisitor } from './visitor.ts'

const pages = ['/de', '/en', '/de/programm', '/de/team', '/de/haus/geschichte', '/en/events']
const pauseMs = 2000

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
  const sales = await findSales(site)
  const over = new AbortController()
  const failures: string[] = []
  const counts = { pages: 0, calls: 0 }

  async function stayOpen(number: number) {
    const visitor = newVisitor(site, number + 1, (failure) => failures.push(failure))
    let isAcknowledged = false
    for (let turn = 0; !over.signal.aborted; turn++) {
      await visitor.send(pages[(number + turn) % pages.length]!)
      const { status, body } = await visitor.askGraph('CsrfToken', { locale: 'DE' })
      if (status === 200 && body.includes('"errors"')) {
        failures.push(`${new Date().toISOString().slice(11, 19)} graph ${body.slice(0, 400)}`)
      }
      if (turn === number % 40) {
        isAcknowledged = await visitor.holdTicket(sales[number % sales.length]!)
        counts.calls += 2
      }
      counts.pages++
      counts.calls++
      await wait(pauseMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
    const cart = isAcknowledged ? await visitor.send('/box-office/de/') : undefined
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

/** Closes the tabs; returns which pages failed and how many acknowledged tickets are in no cart. `seen` is printed beside what they saw. */
export async function findLosses(tabs: Tabs, seen: Record<string, unknown>) {
  const { kept, ...found } = await tabs.close()
  console.log({ ...found, ...seen })
  if (found.acknowledged <= 10)
    throw new Error('Too few tickets were acknowledged to say that none is lost.')
  return {
    pages: found.failures.filter((failure) => / GET \/(de|en)/.test(failure)),
    tickets: found.acknowledged - kept,
  }
}
