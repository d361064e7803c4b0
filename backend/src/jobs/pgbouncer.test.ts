import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordChange } from '#database/writing/record-change.ts'
import { startWorker } from './start-worker.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { followChanges } from '#test/changes/follow-changes.ts'
import { hasPgBouncer, startPgBouncer } from '#test/programs/pgbouncer.ts'
import { startOrigin, type Origin } from '#test/start-origin.ts'
import { callerOf, useTheatre } from '#test/use-theatre.ts'
import { connect, type Database } from '#database/connect.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }

describe.skipIf(!hasPgBouncer)('X-06: in transaction mode (needs the program pgbouncer)', () => {
  const theatre = useTheatre()
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  let origin: Origin
  let database: Database
  let event: AddedEvent

  beforeAll(async () => {
    event = await addEvent(theatre.database, { rows: [12] })
    pooler = await startPgBouncer(theatre.url)
    database = connect(pooler.url)
    origin = await startOrigin(pooler.url, {
      settings: { DATABASE_DIRECT_URL: theatre.url, RATE_LIMIT_STORE: 'postgres' },
    })
  })
  afterAll(async () => {
    await origin?.stop()
    await database?.$client.end()
    await pooler?.kill()
  })

  test('more calls than connections are served, and the settings of our connections hold', async () => {
    const paths = ['events/', 'persons/', 'search/?query=Nathan', 'opening-hours-today/']
    const calls = Array.from({ length: 40 }, (_, call) =>
      fetch(`${origin.url}/de/api/${paths[call % paths.length]}`),
    )
    const refused = (await Promise.all(calls)).filter(({ status }) => status !== 200)
    expect(refused.map(({ url }) => url)).toEqual([])
    const { rows } = await database.execute(sql`
      select current_setting('join_collapse_limit') as joins, current_setting('jit') as jit,
        current_setting('statement_timeout') as timeout`)
    expect(rows).toEqual([{ joins: '1', jit: 'off', timeout: '5s' }])
  })

  test('visitors who want the same seats at once get different ones', async () => {
    const call = callerOf(origin.app)
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer({ call })))
    const held = await Promise.all(
      buyers.map((buyer) =>
        buyer.post('/de/api/shop-cart/', {
          event_jet_id: event.id,
          quantities: [1],
          sale_type_ids: [event.fullPrice],
          seat_group: event.seatGroup,
        }),
      ),
    )
    const granted = held.filter(({ status }) => status < 300).length
    expect(granted).toBe(12)
    const { rows } = await theatre.database.execute(sql`
      select count(*)::int as taken, count(distinct place_id)::int as places from taken_place where event_id = ${event.id}`)
    expect(rows).toEqual([{ taken: granted, places: granted }])
  })

  test('changes are announced and jobs are done at once, by the direct address', async () => {
    const feed = await followChanges(origin.url)
    expect((await feed.next()).name).toBe('ready')
    await recordChange(database, ['settings'])
    expect((await feed.next()).tags).toEqual(['settings'])
    await feed.close()

    const done: number[] = []
    const nothing = async () => {}
    const worker = startWorker({
      databaseUrl: theatre.url,
      log,
      jobs: {
        tasks: {
          send_mail: async ({ id }) => void done.push(id),
          remake_variants: nothing,
          send_account_mail: nothing,
          send_newsletter_mail: nothing,
          report_newsletter: nothing,
          tell_order_holders: nothing,
          process_upload: nothing,
        },
        scheduled: {},
      },
    })
    const mail = { to: 'anna@example.org', subject: 'Karten', text: 'Karten' }
    await database.transaction((transaction) => enqueueMail(transaction, { about: 'test', mail }))
    await expect.poll(() => done).toHaveLength(1)
    await worker.stop()
  })
})
