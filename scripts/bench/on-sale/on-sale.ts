import type { Bench, Outcome } from '#bench/bench.ts'
import { openHall } from '#bench/carts/open-hall.ts'
import { withClient } from '#bench/list/statement-times.ts'
import { compare } from '#bench/measure/compare.ts'
import { openSite } from '#bench/site/open-site.ts'
import { readOtherPages } from '#load/read-other-pages.ts'
import { isEarly, sellOut } from '#load/sell-out.ts'
import { openSiteClient, type Statuses } from '#load/site-client.ts'

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
    const bought = await sellOut({
      ...hall,
      seats,
      visitors,
      arrivalMs,
      client,
      note: context.note,
    })
    const read = await reader.end()
    const latencies = read.latencies.toSorted((one, other) => one - other)
    const held = bought.filter(({ isHeld }) => isHeld)
    const taken = await countTaken(databaseUrl, hall.eventId)
    const minutes = (Math.max(...held.map(({ admittedAt }) => admittedAt)) - opensAt) / 60_000
    const seen = {
      holds: held.length / minutes,
      early: bought.filter((one) => isEarly(one, { opensAt, admissionsPerMinute })).length,
      soldTwice: held.length - taken.places,
      boughtTwice: taken.tickets - taken.buyers,
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
              [allowed]: {
                holds: 1000,
                early: 0,
                soldTwice: 0,
                boughtTwice: 0,
                failures: 0,
                p99Ms: 300,
              },
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
                name: 'soldTwice',
                title: 'Seats held, as visitors were told, beyond the seats taken in the database',
                unit: 'number',
                goal: { always: 0, of: 'subject' },
              },
              {
                name: 'boughtTwice',
                title: 'Tickets beyond the one that a visitor asked for',
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

/** Counts what is taken in the database: tickets, the different seats and the different buyers among them. */
async function countTaken(
  databaseUrl: string,
  eventId: number,
): Promise<{ tickets: number; places: number; buyers: number }> {
  return withClient(databaseUrl, async (client) => {
    const { rows: counts } = await client.query<{
      tickets: number
      places: number
      buyers: number
    }>(
      `select count(*)::integer as tickets, count(distinct place_id)::integer as places,
         count(distinct cart_id)::integer as buyers
       from taken_place where event_id = $1`,
      [eventId],
    )
    return counts[0]!
  })
}

function failuresIn(statuses: Statuses): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
}

function describe(statuses: Statuses): string {
  return [...statuses]
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ')
}
