import { quantileSorted } from 'simple-statistics'
import { expect, test } from 'vitest'
import { watchPage } from '#bench/change-to-visible/watch-page.ts'
import { findPages } from '#bench/site/pages.ts'
import { openEvent } from './open-event.ts'
import { openStack } from './open-stack.ts'
import { findSales, newVisitor, type Answer, type Visitor } from './visitor.ts'

const mixedRequests = 50_000
const workers = 24
const guestCount = 12
const changes = 200
const visibleWithinMs = 1000
const accounts = [
  { username: 'besucherin', password: 'Loge-links-7' },
  { username: 'redaktion', password: 'Vorhang-auf-2026' },
  { username: 'autorin', password: 'Zweiter-Akt-11' },
  { username: 'leitung', password: 'Generalprobe-88' },
]

/** What one visitor sees alone, with addresses that look like a file's as well. */
const ownPages = [
  '/box-office/de/',
  '/de/user/profile',
  '/de/user/profile?utm_source=x.css',
  '/de/user/profile/x.css',
  '/de/warenkorb',
  '/de/merkliste',
  '/de/haus/geschichte?edit',
]
const publicPages = ['/de', '/en', '/de/programm', '/de/team', '/de/haus/geschichte', '/en/events']

/** Somebody who has answers of their own, a question to the graph, and words that stand in their answers alone; the first in that of the graph. */
type Owner = { visitor: Visitor; ask: () => Promise<Answer>; marks: string[] }

test(
  'X-06: of fifty thousand mixed requests through the edge none gets what belongs to somebody else',
  { timeout: 40 * 60_000 },
  async () => {
    const { site } = await openStack('release-1')
    const owners = await findOwners(site)
    expect(new Set(owners.map(({ marks }) => marks[0])).size).toBe(owners.length)
    const stranger = newVisitor(site, 4000)
    const wrong: string[] = []
    const counts = { own: 0, public: 0, stored: 0, failed: 0 }

    function check(name: string, { status, body, headers }: Answer, owner?: Owner) {
      if (status >= 500 || status === 0) counts.failed++
      for (const other of owners) {
        const found = other === owner ? undefined : other.marks.find((mark) => body.includes(mark))
        if (found) wrong.push(`${name} contains ${found}`)
      }
      if (headers.get('edge-status') !== 'hit') return
      counts.stored++
      if (
        headers.has('set-cookie') ||
        /private|no-store/.test(headers.get('cache-control') ?? '')
      ) {
        wrong.push(`${name} was stored`)
      }
    }

    async function work(number: number) {
      for (let turn = number; turn < mixedRequests; turn += workers) {
        const owner = owners[turn % owners.length]!
        const reader = turn % 3 === 0 ? stranger : owner.visitor
        if (turn % 10 === 0) {
          const answer = await owner.ask()
          check('graph', answer, owner)
          if (!answer.body.includes(owner.marks[0]!)) wrong.push(`graph lacks ${owner.marks[0]}`)
          counts.own++
        } else if (turn % 10 === 5) {
          const path = ownPages[Math.floor(turn / 10) % ownPages.length]!
          check(path, await reader.send(path), reader === stranger ? undefined : owner)
          counts.own++
        } else {
          const path = publicPages[Math.floor(turn / 7) % publicPages.length]!
          check(path, await reader.send(path))
          counts.public++
        }
      }
    }
    await Promise.all(Array.from({ length: workers }, (_, number) => work(number)))
    console.log(counts)
    expect(wrong).toEqual([])
    expect(counts.failed).toBe(0)
    // Whoever is logged in is served by the site itself.
    expect(counts.stored).toBeGreaterThan(counts.public * 0.8)
  },
)

test(
  'X-06: what an editor changes is visible through the edge within a second, from all replicas',
  { timeout: 30 * 60_000 },
  async ({ signal }) => {
    const stack = await openStack('release-1')
    const { event: url } = await findPages(stack.site, 'de')
    const event = await openEvent(await stack.databaseContainer(), Number(url.split('/').at(-1)))
    const page = watchPage(url, { readers: 2, signal })
    const latenciesMs: number[] = []
    for (let number = 1; number <= changes; number++) {
      const savedAt = event.rename(number)
      latenciesMs.push((await page.untilSeen(number)) - savedAt)
    }
    await page.stop()
    event.close()
    const ascending = latenciesMs.toSorted((a, b) => a - b)
    const [half, most] = [0.5, 0.99].map((part) => Math.round(quantileSorted(ascending, part)))
    console.log({ half, most, slowest: ascending.at(-1), reads: page.reads() })
    expect(page.staleReads()).toBe(0)
    expect(most).toBeLessThan(visibleWithinMs)
  },
)

/** Guests who each hold a ticket, and accounts that are logged in. */
async function findOwners(site: string): Promise<Owner[]> {
  const sales = await findSales(site)
  const owners: Owner[] = []
  for (let number = 0; number < guestCount; number++) {
    const visitor = newVisitor(site, 5000 + number)
    expect(await visitor.holdTicket(sales[number % sales.length]!)).toBe(true)
    const ask = () => visitor.askGraph('HeldCartNow', { locale: 'DE' })
    const [ticket] = /"number":\d+,"price"/.exec((await ask()).body) ?? []
    owners.push({ visitor, ask, marks: [ticket!, visitor.cookie('csrftoken')] })
  }
  for (const [index, login] of accounts.entries()) {
    const visitor = newVisitor(site, 6000 + index)
    await visitor.logIn(login)
    const ask = () => visitor.askGraph('Profile', { locale: 'DE' })
    const [, email] = /"email":"([^"]+)"/.exec((await ask()).body) ?? []
    owners.push({ visitor, ask, marks: [email!, visitor.cookie('csrftoken')] })
  }
  return owners
}
