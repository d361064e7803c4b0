import { tmpdir } from 'node:os'
import { randomUUID } from 'node:crypto'
import { addEvent } from '@foyer/backend/src/test/add-event.ts'
import { databaseUrl, demoTemplate } from '@foyer/backend/src/test/demo-template.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import { connect } from '@foyer/backend/src/database/connect.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { findInvariantViolations } from './find-invariant-violations.ts'
import { isFull } from '#support/pairwise.ts'
import { ownProcess, type OwnProcess } from '#support/processes/own-process.ts'
import { buy, type Buyer, type BuyerBehaviour } from '#support/simulated-buyers.ts'

/* Five hundred buyers want the two hundred seats of one event at once: a real PostgreSQL, three origins of which one is killed twice, duplicate calls, and clients that disconnect before the response. */

const name = `foyer_storm_${randomUUID().replaceAll('-', '')}`
const people = 500
const scarce: Storm = { rows: Array.from({ length: 10 }, () => 20), behaviourOf }
/** Enough seats for all, so that only the idempotency key keeps a duplicate call from holding twice. */
const plenty: Storm = { rows: Array.from({ length: 40 }, () => 40), behaviourOf: () => 'double' }

type Storm = {
  rows: number[]
  behaviourOf: (number: number) => BuyerBehaviour
  /** After how many responses an origin is killed and started again. */
  kills?: number[]
}

let database: pg.Client
let url: string
let origins: OwnProcess[]
let addresses: string[]

// Five hundred buyers take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

beforeAll(async () => {
  const server = inject('postgresUrl')
  const template = await demoTemplate(server, new Date())
  await onServer(`create database ${name} template ${template}`)
  url = databaseUrl(server, name)
  database = new pg.Client(url)
  await database.connect()
  const ports = [await freePort(), await freePort(), await freePort()]
  addresses = ports.map((port) => `http://127.0.0.1:${port}`)
  origins = ports.map((port) =>
    ownProcess({
      program: 'backend/src/server.ts',
      port,
      env: {
        ...testEnvironment,
        DATABASE_URL: url,
        FOYER_DATA: tmpdir(),
        BACKEND_PORT: String(port),
      },
    }),
  )
  await Promise.all(origins.map((origin) => origin.start()))
})

afterAll(async () => {
  await Promise.all((origins ?? []).map((origin) => origin.kill()))
  await database?.end()
  await onServer(`drop database if exists ${name} with (force)`)
})

test('B-11: no seat is held twice, no group is split, and a repeated call holds no more', async () => {
  const { eventId, buyers } = await storm(scarce)
  expect(await findInvariantViolations(database, { eventId, buyers })).toEqual({})
  const held = buyers.reduce((sum, { ticketIds }) => sum + ticketIds.length, 0)
  expect(held).toBeGreaterThan(190)
  expect(held).toBeLessThanOrEqual(200)
})

test(
  'B-11: five hundred calls, each sent to two origins at once, are five hundred holds',
  { tags: 'slow' },
  async () => {
    const { eventId, buyers } = await storm(plenty)
    expect(await findInvariantViolations(database, { eventId, buyers })).toEqual({})
    expect(buyers.filter(({ ticketIds }) => ticketIds.length > 0)).toHaveLength(people)
  },
)

/* Without what prevents it the same load does harm, even while all origins live: so the tests above can fail. */

test.runIf(isFull)(
  'without the unique key of held places the same load holds seats twice',
  async () => {
    await database.query(
      'alter table taken_place drop constraint taken_place_event_id_timeslot_id_place_id_pk',
    )
    const violations = async () => {
      const { eventId, buyers } = await storm({ ...scarce, kills: [] })
      return findInvariantViolations(database, { eventId, buyers })
    }
    // Whether two origins want a seat at the same moment is chance, and rarer on a fast machine.
    await expect.poll(violations, { timeout: 100_000, interval: 0 }).toHaveProperty('sold twice')
    await database.query('delete from taken_place')
    await database.query(
      `alter table taken_place add constraint taken_place_event_id_timeslot_id_place_id_pk
     primary key (event_id, timeslot_id, place_id)`,
    )
  },
)

test.runIf(isFull)(
  'without the idempotency key the second load holds seats twice for duplicate calls',
  async () => {
    await database.query('alter table cart_request drop constraint cart_request_pkey')
    const { eventId, buyers } = await storm({ ...plenty, kills: [] })
    expect(await findInvariantViolations(database, { eventId, buyers })).toHaveProperty([
      'more or fewer than wanted',
    ])
  },
)

async function storm({
  rows,
  behaviourOf,
  kills = [100, 250],
}: Storm): Promise<{ eventId: number; buyers: Buyer[] }> {
  const event = await addHall(rows)
  let responses = 0
  const mishaps = kills.map((after) => killAfterResponses(after, () => responses))
  const buyers = await Promise.all(
    Array.from({ length: people }, async (_, number) => {
      const target = { origins: addresses, eventId: event.id, seatGroup: event.seatGroup, number }
      const buyer = await buy(target, { size: 1 + (number % 4), behaviour: behaviourOf(number) })
      responses += 1
      return buyer
    }),
  )
  await Promise.all(mishaps)
  return { eventId: event.id, buyers }
}

function behaviourOf(number: number): BuyerBehaviour {
  if (number % 5 === 1) return 'double'
  return number % 5 === 3 ? 'impatient' : 'patient'
}

/** Kills the second origin after so many responses, and restarts it. */
async function killAfterResponses(count: number, responses: () => number): Promise<void> {
  await expect.poll(responses, { timeout: 90_000, interval: 2 }).toBeGreaterThanOrEqual(count)
  await origins[1]!.kill()
  await origins[1]!.start()
}

async function addHall(rows: number[]) {
  const connection = connect(url)
  try {
    return await addEvent(connection, { rows })
  } finally {
    await connection.$client.end()
  }
}

async function onServer(statement: string) {
  const server = new pg.Client(inject('postgresUrl'))
  await server.connect()
  await server.query(statement).finally(() => server.end())
}
