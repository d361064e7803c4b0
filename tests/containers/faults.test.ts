import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { docker } from './docker.ts'
import { openStack } from './open-stack.ts'
import { findSales, newVisitor, type Answer } from './visitor.ts'

const outageMs = 20_000
const pauseMs = 500
const recoversWithinMs = 60_000
const known = ['/de', '/en', '/de/programm', '/de/team', '/de/haus/geschichte', '/en/events']

/** Services that are taken away altogether, and what visitors do without noticing. */
const outages = [
  { service: 'redis', unharmed: ['page', 'graph', 'ticket'] },
  { service: 'worker', unharmed: ['page', 'graph', 'ticket'] },
  { service: 'gateway', unharmed: ['page'] },
  { service: 'origin', unharmed: ['page'] },
  { service: 'site', unharmed: ['page'] },
  { service: 'database', unharmed: ['page'] },
]

type Outcome = { done: number; failed: number; said: Set<string> }

test(
  'X-06: each service is taken away for a while: what is stored is served, what fails says so, and all recovers by itself',
  { timeout: 40 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const sales = await findSales(stack.site)
    const buyers: { isKept: () => Promise<boolean> }[] = []
    let visitors = 0

    const attempts: Record<string, () => Promise<Answer | undefined>> = {
      page: () => newVisitor(stack.site, ++visitors).send(known[visitors % known.length]!),
      graph: () => newVisitor(stack.site, ++visitors).askGraph('CsrfToken', { locale: 'DE' }),
      async ticket() {
        let failed: string | undefined
        const visitor = newVisitor(stack.site, ++visitors, (failure) => (failed ??= failure))
        const isHeld = await visitor.holdTicket(sales[visitors % sales.length]!)
        if (isHeld) {
          const isKept = async () =>
            (await visitor.send('/box-office/de/')).body.includes('data-cart-amount="1"')
          buyers.push({ isKept })
        }
        return { status: isHeld ? 200 : 503, body: failed ?? '', headers: new Headers() }
      },
    }
    const isFine = (answer: Answer | undefined) =>
      answer?.status === 200 && !answer.body.includes('"errors"')

    /** What visitors attempt, again and again until it is over. */
    async function watch(over: AbortSignal): Promise<Record<string, Outcome>> {
      const outcomes: Record<string, Outcome> = {}
      const watchers = Object.entries(attempts).map(async ([name, attempt]) => {
        const outcome: Outcome = (outcomes[name] = { done: 0, failed: 0, said: new Set() })
        while (!over.aborted) {
          const answer = await attempt()
          outcome.done++
          if (!isFine(answer)) {
            outcome.failed++
            outcome.said.add(`${answer?.status} ${saidIn(answer?.body ?? '')}`)
          }
          await wait(pauseMs)
        }
      })
      await Promise.all(watchers)
      return outcomes
    }

    async function secondsUntilFine(): Promise<number> {
      const begin = performance.now()
      const areFine = async () =>
        (await Promise.all(Object.values(attempts).map((attempt) => attempt()))).every(isFine)
      await expect.poll(areFine, { timeout: recoversWithinMs, interval: pauseMs }).toBe(true)
      return Math.round((performance.now() - begin) / 1000)
    }

    for (const path of known) {
      expect((await newVisitor(stack.site, ++visitors).send(path)).status, path).toBe(200)
    }
    const table: unknown[] = []
    for (const { service, unharmed } of outages) {
      const over = new AbortController()
      const watching = watch(over.signal)
      await stack.scale(service, 0)
      await wait(outageMs)
      over.abort()
      const outcomes = await watching
      await stack.scale(service, stack.replicasOf(service))
      table.push({ service, recoveredAfter: await secondsUntilFine(), ...outcomes })
      for (const name of unharmed) {
        expect.soft(outcomes[name]!.failed, `${name} without ${service}`).toBe(0)
      }
    }
    await docker('restart', await stack.databaseContainer())
    table.push({ service: 'database restarted', recoveredAfter: await secondsUntilFine() })
    console.dir(table, { depth: 4 })

    expect(buyers.length).toBeGreaterThan(20)
    const kept = await Promise.all(buyers.map(({ isKept }) => isKept()))
    expect(kept.filter((isKept) => !isKept)).toEqual([])
  },
)

/** The first words of an answer, without what differs each time. */
function saidIn(body: string): string {
  const text = /<title>([^<]*)/.exec(body)?.[1] ?? body
  return text
    .replace(/^\d\d:\d\d:\d\d /, '')
    .replace(/event\/\d+/, 'event/…')
    .slice(0, 120)
}
