import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { databaseUrl, demoTemplate } from '@foyer/backend/src/test/demo-template.ts'
import { testEnvironment } from '@foyer/backend/src/test/test-environment.ts'
import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { createTagClock } from '@foyer/web/server/front/cache/tag-clock.ts'
import { followChanges, type ChangeReader } from '@foyer/web/server/front/site/change-reader.ts'
import { fakeRenderer, page } from '@foyer/web/server/front/testing/fake-renderer.ts'
import { serveFront } from '@foyer/web/server/front/testing/serve-front.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { ownProcess, type OwnProcess } from '#support/processes/own-process.ts'

/* From an editor's transaction to the visitor: a real PostgreSQL, a real origin, and the front server. A fake renderer in place of Next writes an event's title. */

const changesSecret = 'nur-unter-kolleginnen'
const name = `foyer_feed_${randomUUID().replaceAll('-', '')}`
const visible = { timeout: 60_000, interval: 20 }

let port: number
let origin: OwnProcess
let database: pg.Client
let ids: number[]

beforeAll(async () => {
  const server = inject('postgresUrl')
  const template = await demoTemplate(server, new Date())
  await onServer(`create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  database = new pg.Client(url)
  await database.connect()
  // The last of the season: none of them ends soon.
  const { rows } = await database.query('select id from event order by day desc, id limit 3')
  ids = rows.map(({ id }) => id)
  port = await freePort()
  origin = ownProcess({
    program: 'backend/src/server.ts',
    port,
    env: {
      ...testEnvironment,
      DATABASE_URL: url,
      FOYER_DATA: tmpdir(),
      BACKEND_PORT: String(port),
      CHANGES_SECRET: changesSecret,
    },
  })
  await origin.start()
})

afterAll(async () => {
  await origin?.kill()
  await database?.end()
  await onServer(`drop database if exists ${name} with (force)`)
})

async function onServer(statement: string) {
  const server = new pg.Client(inject('postgresUrl'))
  await server.connect()
  await server.query(statement).finally(() => server.end())
}

/** A front server over the database that follows the origin, with the pages of two events in its cache. */
async function openFront() {
  const { render } = fakeRenderer(async ({ url }) => {
    const id = Number(url.split('/').at(-1))
    const { rows } = await database.query(`select title->>'de' as title from event where id = $1`, [
      id,
    ])
    const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=86400' }
    return page(`<h1>${rows[0].title}</h1>`, { headers, tags: tagsOfRead.event(id) })
  })
  const clock = createTagClock()
  const { front, sendRequest } = await serveFront({ renderer: render, clock })
  let isConnected = false
  const reader: ChangeReader = followChanges({
    origin: `http://127.0.0.1:${port}`,
    secret: changesSecret,
    onChange: front.invalidate,
    onHeartbeat: clock.recordHeartbeat,
    onConnected: (now) => (isConnected = now),
    onFailure: () => {},
  })
  onTestFinished(() => reader.stop())
  await expect.poll(() => isConnected, visible).toBe(true)

  const read = async (id: number) => {
    const { text, headers } = await sendRequest(`/de/programm/titel/${id}`)
    return { title: /<h1>(.*)<\/h1>/.exec(text)?.[1], state: headers['cache-status'] }
  }
  for (const id of ids) await read(id)
  return { read, isConnected: () => isConnected }
}

async function rename(id: number, title: string, end: 'commit' | 'rollback' = 'commit') {
  await database.query('begin')
  await database.query(`update event set title = $2 where id = $1`, [id, { de: title }])
  await database.query('select record_change($1)', [[`event:${id}`, 'events']])
  await database.query(end)
}

test('a changed page is read as soon as its transaction commits, and no other page is rendered again', async () => {
  const [changed, other, later] = ids as [number, number, number]
  const { read } = await openFront()
  await rename(changed, 'Zurückgenommen', 'rollback')
  // Changes arrive in their order: with this one, the one before would have arrived.
  await rename(later, 'Danach')
  await expect.poll(() => read(later), visible).toMatchObject({ title: 'Danach' })
  expect((await read(changed)).state).toBe('front; hit')
  await rename(changed, 'Neuer Titel')
  await expect.poll(() => read(changed), visible).toMatchObject({ title: 'Neuer Titel' })
  expect(await read(changed)).toEqual({ title: 'Neuer Titel', state: 'front; hit' })
  expect((await read(other)).state).toBe('front; hit')
})

test(
  'a change during an outage of the origin is read after its return, and no other page is invalidated',
  { tags: 'slow' },
  async () => {
    const [changed, other] = ids as [number, number]
    const { read, isConnected } = await openFront()
    const { title: before } = await read(changed)
    await origin.kill()
    await expect.poll(isConnected, visible).toBe(false)
    await rename(changed, 'In der Pause')
    expect(await read(changed)).toEqual({ title: before, state: 'front; hit' })

    await origin.start()
    await expect.poll(() => read(changed), visible).toMatchObject({ title: 'In der Pause' })
    expect((await read(other)).state).toBe('front; hit')
  },
)
