import { expect, test } from 'vitest'
import { addHall } from '#load/add-hall.ts'
import { readOtherPages } from '#load/read-other-pages.ts'
import { isEarly, sellOut } from '#load/sell-out.ts'
import { openSiteClient } from '#load/site-client.ts'
import { openStack } from './open-stack.ts'

const visitors = 20_000
const hall = { rows: 20, seatsARow: 31 }
const seats = hall.rows * hall.seatsARow
const admissionsPerMinute = 1800
/** Visitors arrive for as long as this, and the sale begins at the end of it. */
const arrivalMs = 120_000

test(
  'X-06: two replicas of each service sell 620 seats to 20,000 visitors in the order of their places, each once',
  { timeout: 30 * 60_000 },
  async () => {
    const stack = await openStack('release-1')
    const [eventId, seatGroup] = (await stack.query(addHall(hall))).split('|').map(Number)
    const client = openSiteClient(stack.site, 256)
    const reader = await readOtherPages(stack.site)
    const opensAt = performance.now() + arrivalMs
    await stack.query(
      `insert into waiting_room (event_id, opens_at, admissions_per_minute)
       values (${eventId}, now() + interval '${arrivalMs} milliseconds', ${admissionsPerMinute})`,
    )
    const sale = { eventId: eventId!, seatGroup: seatGroup!, seats, visitors, arrivalMs }
    const bought = await sellOut({ ...sale, client, note: () => undefined })
    const others = await reader.end()
    client.close()
    await reader.close()
    const held = bought.filter(({ isHeld }) => isHeld)
    const early = bought.filter((one) => isEarly(one, { opensAt, admissionsPerMinute }))
    const taken = await stack.query(
      `select count(*), count(distinct place_id), count(distinct cart_id)
       from taken_place where event_id = ${eventId}`,
    )
    const latencies = others.latencies.toSorted((one, other) => one - other)
    console.log({
      responses: Object.fromEntries(client.statuses),
      others: Object.fromEntries(others.statuses),
      heldPerMinute: Math.round(
        held.length / ((Math.max(...held.map(({ admittedAt }) => admittedAt)) - opensAt) / 60_000),
      ),
      otherPages99Ms: Math.round(latencies[Math.floor(latencies.length * 0.99)]!),
    })
    expect(early).toEqual([])
    expect(held).toHaveLength(seats)
    expect(taken).toBe(`${seats}|${seats}|${seats}`)
    const failed = [...client.statuses, ...others.statuses].filter(([status]) => status >= 500)
    expect(failed).toEqual([])
  },
)
