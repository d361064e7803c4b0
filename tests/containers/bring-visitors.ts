import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { findSales, newVisitor, type Answer } from './visitor.ts'

const pauseMs = 500
const recoversWithinMs = 60_000
const known = ['/de', '/en', '/de/programm', '/de/team', '/de/haus/geschichte', '/en/events']

type Attempt = 'page' | 'graph' | 'ticket'
type Outcome = { done: number; failed: number; said: Set<string> }

/** Visitors of a stack, whose pages they have read once. */
export async function bringVisitors(site: string) {
  const sales = await findSales(site)
  const buyers: { isKept: () => Promise<boolean> }[] = []
  let visitors = 0

  const attempts: Record<Attempt, () => Promise<Answer>> = {
    page: () => newVisitor(site, ++visitors).send(known[visitors % known.length]!),
    graph: () => newVisitor(site, ++visitors).askGraph('CsrfToken', { locale: 'DE' }),
    async ticket() {
      let failed: string | undefined
      const visitor = newVisitor(site, ++visitors, (failure) => (failed ??= failure))
      const isHeld = await visitor.holdTicket(sales[visitors % sales.length]!)
      if (isHeld) {
        const isKept = async () =>
          (await visitor.send('/box-office/de/')).body.includes('data-cart-amount="1"')
        buyers.push({ isKept })
      }
      return { status: isHeld ? 200 : 503, body: failed ?? '', headers: new Headers() }
    },
  }
  const isFine = ({ status, body }: Answer) => status === 200 && !body.includes('"errors"')

  /** What visitors attempt, again and again until it is over. */
  async function watch(over: AbortSignal): Promise<Record<Attempt, Outcome>> {
    const watchers = Object.entries(attempts).map(async ([name, attempt]) => {
      const outcome: Outcome = { done: 0, failed: 0, said: new Set() }
      while (!over.aborted) {
        const answer = await attempt()
        outcome.done++
        if (!isFine(answer)) {
          outcome.failed++
          outcome.said.add(`${answer.status} ${saidIn(answer.body)}`)
        }
        await wait(pauseMs)
      }
      return [name, outcome] as const
    })
    return Object.fromEntries(await Promise.all(watchers)) as Record<Attempt, Outcome>
  }

  for (const path of known) {
    expect((await newVisitor(site, ++visitors).send(path)).status, path).toBe(200)
  }
  return {
    /** What visitors get as long as something lasts. */
    async during(fault: () => Promise<void>): Promise<Record<Attempt, Outcome>> {
      const over = new AbortController()
      const watching = watch(over.signal)
      await fault().finally(() => over.abort())
      return watching
    },
    async secondsUntilFine(): Promise<number> {
      const begin = performance.now()
      const areFine = async () =>
        (await Promise.all(Object.values(attempts).map((attempt) => attempt()))).every(isFine)
      await expect.poll(areFine, { timeout: recoversWithinMs, interval: pauseMs }).toBe(true)
      return Math.round((performance.now() - begin) / 1000)
    },
    countTickets: () => buyers.length,
    /** Tickets that were held, as their buyers were told, and are not in their carts. */
    async countLostTickets(): Promise<number> {
      const kept = await Promise.all(buyers.map(({ isKept }) => isKept()))
      return kept.filter((isKept) => !isKept).length
    },
  }
}

/** The first words of an answer, without what differs each time. */
function saidIn(body: string): string {
  const text = /<title>([^<]*)/.exec(body)?.[1] ?? body
  return text
    .replace(/^\d\d:\d\d:\d\d /, '')
    .replace(/event\/\d+/, 'event/…')
    .slice(0, 120)
}
