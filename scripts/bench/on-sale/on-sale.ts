import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Bench, BenchContext, Outcome } from '#bench/bench.ts'
import { openHall } from '#bench/carts/open-hall.ts'
import { withClient } from '#bench/list/statement-times.ts'
import { compare } from '#bench/measure/compare.ts'
import { openSite } from '#bench/site/open-site.ts'
import { openSiteClient, type SiteClient, type Statuses } from './site-client.ts'
import { type Bought, waitAndBuy } from './wait-and-buy.ts'

const visitors = 20_000
const [rows, seatsARow] = [20, 31]
const seats = rows * seatsARow
const admissionsPerMinute = 1500
/** Visitors arrive for as long as this, and the sale begins at the end of it. */
const arrivalMs = 40_000
const [site, allowed] = ['site', 'allowed']

export const onSale: Bench = {
  name: 'on-sale',
  question: `${visitors.toLocaleString('en')} people want ${seats} seats at ten o'clock: does the waiting room keep their order, does everybody get an answer, and do other pages stay fast?`,
  async run(context): Promise<Outcome> {
    await using disposables = new AsyncDisposableStack()
    // The visitors' addresses come from this program, as from a proxy in front of the site.
    process.env.TRUSTED_PROXIES = 'loopback'
    disposables.defer(() => void delete process.env.TRUSTED_PROXIES)
    const { address, databaseUrl } = await openSite(context, disposables)
    const hall = await openHall(databaseUrl, { rows, seatsARow })
    disposables.defer(() => hall.remove())
    const client = openSiteClient(address, 256)
    disposables.defer(() => client.close())
    const reader = await readOtherPages(address)
    disposables.defer(async () => void (await reader.close()))
    const opensAt = await openWaitingRoom(databaseUrl, hall.eventId)
    const over = new AbortController()
    const bought = await sellOut(context, { ...hall, client, over })
    over.abort()
    const read = await reader.end()
    const latencies = read.latencies.toSorted((one, other) => one - other)
    const held = bought.filter(({ isHeld }) => isHeld)
    const minutes = (Math.max(...held.map(({ admittedAt }) => admittedAt)) - opensAt) / 60_000
    const seen = {
      holds: held.length / minutes,
      early: bought.filter((one) => isEarly(one, opensAt)).length,
      oversold: Math.max(0, held.length - seats),
      failures: failuresIn(client.statuses) + failuresIn(read.statuses),
      p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Infinity,
    }
    return {
      status: 'measured',
      comparisons: [
        compare(
          [
            {
              [site]: seen,
              [allowed]: { holds: 1000, early: 0, oversold: 0, failures: 0, p99Ms: 300 },
            },
          ],
          {
            title: `${visitors.toLocaleString('en')} visitors, ${seats} seats, ${admissionsPerMinute.toLocaleString('en')} admissions per minute`,
            subject: site,
            base: allowed,
            figures: [
              {
                name: 'holds',
                title: 'Seats held per minute',
                unit: '1/min',
                goal: { atLeast: 1 },
              },
              {
                name: 'early',
                title: 'Visitors admitted before their turn',
                unit: 'number',
                goal: { always: 0, of: 'subject' },
              },
              {
                name: 'oversold',
                title: 'Seats sold twice',
                unit: 'number',
                goal: { always: 0, of: 'subject' },
              },
              {
                name: 'failures',
                title: 'Responses with 5xx',
                unit: 'number',
                goal: { always: 0, of: 'subject' },
              },
              { name: 'p99Ms', title: 'Other pages, 99 of 100', unit: 'ms', goal: { atMost: 1 } },
            ],
          },
        ),
      ],
      notes: [
        `Visitors arrive within ${arrivalMs / 1000} s, each with an address and cookies of their own, ask again as often as the page says, and request one ticket by the plain form when it is their turn. Ten other pages, each of which was read before, are read meanwhile by a thread of its own, twenty times a second at most.`,
        `Responses: ${describe(client.statuses)}. ${bought.length.toLocaleString('en')} were admitted before the last seat was held; those after them saw that nothing is free.`,
        'Database, origin, gateway, site and visitors share the machine.',
      ],
    }
  },
}

type Rush = { eventId: number; seatGroup: number; client: SiteClient; over: AbortController }

/** Lets everybody arrive, and ends when all seats are held. */
async function sellOut(
  { note }: BenchContext,
  { eventId, seatGroup, client, over }: Rush,
): Promise<Bought[]> {
  const bought: Bought[] = []
  let held = 0
  const waiting: Promise<void>[] = []
  const visit = async () => {
    const one = await waitAndBuy({ eventId, seatGroup, client, signal: over.signal })
    if (!one) return
    bought.push(one)
    if (one.isHeld) held += 1
    if (held >= seats) over.abort()
  }
  const begin = performance.now()
  while (waiting.length < visitors) {
    const due = Math.min(visitors, ((performance.now() - begin) / arrivalMs) * visitors)
    while (waiting.length < due) waiting.push(visit())
    note(`${waiting.length} visitors`)
    await wait(5)
  }
  note('all are here')
  await Promise.all(waiting)
  return bought
}

/** Whether somebody was admitted before the pace had reached their place; a second is for what the origin remembers. */
function isEarly({ number, admittedAt }: Bought, opensAt: number): boolean {
  const seconds = (admittedAt - opensAt) / 1000 + 1
  return number > Math.ceil((seconds / 60) * admissionsPerMinute) + 1
}

type Read = { latencies: number[]; statuses: Statuses }
type Reader = { end: () => Promise<Read>; close: () => Promise<number> }

/** Reads other pages until it is told to end. Resolves when each has been read once. */
async function readOtherPages(address: string): Promise<Reader> {
  const thread = new Worker(new URL('read-other-pages.ts', import.meta.url), {
    workerData: address,
  })
  await once(thread, 'message')
  const ended = once(thread, 'message')
  return {
    async end() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread takes no such argument
      thread.postMessage('end')
      const [read] = (await ended) as [Read]
      return read
    },
    close: () => thread.terminate(),
  }
}

/** Returns when it opens, in milliseconds of `performance.now()`. */
async function openWaitingRoom(databaseUrl: string, eventId: number): Promise<number> {
  const opensAt = performance.now() + arrivalMs
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into waiting_room (event_id, opens_at, admissions_per_minute)
       values ($1, now() + $2::integer * interval '1 millisecond', $3)`,
      [eventId, arrivalMs, admissionsPerMinute],
    ),
  )
  return opensAt
}

function failuresIn(statuses: Statuses): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
}

function describe(statuses: Statuses): string {
  return [...statuses]
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ')
}
