import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { changeFeedPath, newestChangePath } from '@foyer/schema/change-feed.ts'
import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change } from '#database/tables/changes.ts'
import { followChanges } from '#test/changes/follow-changes.ts'
import { changesSecret, startOrigin, type Origin } from '#test/start-origin.ts'
import { UnreadConnection } from '#test/changes/unread-connection.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { getNewestChangeId, pruneChanges } from './change-store.ts'
import { recordChange } from '#database/writing/record-change.ts'

const theatre = useTheatre()
let origin: Origin

beforeAll(async () => {
  origin = await startOrigin(theatre.url)
})
afterAll(() => origin?.stop())

/** Records one change for each tag; returns the id of the last. */
async function recordAll(tags: ChangeTag[]): Promise<number> {
  for (const tag of tags) await recordChange(theatre.database, [tag])
  return getNewestChangeId(theatre.database)
}

function events(from: number, to: number): ChangeTag[] {
  return Array.from({ length: to - from + 1 }, (_, index): ChangeTag => `event:${from + index}`)
}

describe('access', () => {
  test('only with the bearer token', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${origin.url}${changeFeedPath}`, { headers })
    const responses = await Promise.all([
      ask({}),
      ask({ authorization: 'Bearer falsch' }),
      ask({ authorization: changesSecret }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(responses[0].headers.get('www-authenticate')).toBe('Bearer')
    expect((await fetch(`${origin.url}${newestChangePath}`)).status).toBe(401)
  })

  test('without a configured secret there is no feed', async () => {
    const { status } = await theatre.call({
      url: changeFeedPath,
      headers: { authorization: 'Bearer ' },
    })
    expect(status).toBe(404)
  })
})

describe('what a subscriber receives', () => {
  test('it starts at the newest change and then sends every change in order', async () => {
    const now = await recordAll(['settings'])
    const authorization = `Bearer ${changesSecret}`
    const newest = await fetch(`${origin.url}${newestChangePath}`, { headers: { authorization } })
    expect(await newest.json()).toEqual({ id: now })
    const feed = await followChanges(origin.url)
    expect(await feed.next()).toEqual({ name: 'ready', id: now, tags: [] })

    const last = await recordAll(events(1, 30))
    const received = await feed.until(last)
    await feed.close()
    expect(received.map(({ tags }) => tags)).toEqual(events(1, 30).map((tag) => [tag]))
  })

  test('changes by one origin reach the subscribers of another', async () => {
    const other = await startOrigin(theatre.url)
    const feeds = await Promise.all([followChanges(origin.url), followChanges(other.url)])
    await Promise.all(feeds.map((feed) => feed.next()))

    await recordAll(['navigation'])
    const received = await Promise.all(feeds.map((feed) => feed.next()))

    await Promise.all(feeds.map((feed) => feed.close()))
    await other.stop()
    expect(received.map(({ tags }) => tags)).toEqual([['navigation'], ['navigation']])
  })

  test('a subscriber that reconnects with its last id misses nothing and receives nothing twice', async () => {
    const writing = recordAll(events(1, 300))
    const received: string[] = []
    let lastId = await getNewestChangeId(theatre.database)
    const missedBefore = lastId
    while (received.at(-1) !== 'event:300') {
      const feed = await followChanges(origin.url, { lastId })
      expect(await feed.next()).toMatchObject({ name: 'ready', id: lastId })
      // Cuts the connection after a few changes, in the middle of the writing.
      for (let left = 25; left > 0 && received.at(-1) !== 'event:300'; left -= 1) {
        const event = await feed.next()
        lastId = event.id
        received.push(...event.tags)
      }
      await feed.close()
    }
    await writing

    const [{ tags: firstReceived } = { tags: [] }] = await theatre.database
      .select({ tags: change.tags })
      .from(change)
      .where(sql`${change.id} > ${missedBefore}`)
      .orderBy(change.id)
      .limit(1)
    const first = Number(firstReceived[0]?.split(':')[1])
    expect(received).toEqual(events(first, 300))
  })

  test('subscribers stay connected while the origin loses its database connection, and miss nothing', async () => {
    const feed = await followChanges(origin.url)
    await feed.next()

    await breakConnections('foyer-changes')
    const last = await recordAll(events(1, 10))

    const received = await feed.until(last)
    await feed.close()
    expect(received.map(({ tags }) => tags)).toEqual(events(1, 10).map((tag) => [tag]))
  })
})

describe('when the history is gone', () => {
  test.each([
    ['was never given', () => 900_000_000],
    ['is no id', () => 'abc'],
    ['is no longer kept', () => pruneAllButNewest()],
  ])('a subscriber whose last id %s starts over', async (_, lastId) => {
    const earlier = await followChanges(origin.url)
    await earlier.next()
    await earlier.until(await recordAll(['settings', 'settings']))
    await earlier.close()

    const feed = await followChanges(origin.url, { lastId: await lastId() })
    const newest = await getNewestChangeId(theatre.database)
    expect(await feed.next()).toEqual({ name: 'reset', id: newest, tags: [] })

    await recordAll(['calendar'])
    expect((await feed.next()).tags).toEqual(['calendar'])
    await feed.close()
  })

  test('subscribers are reset when the database is restored while they are connected', async () => {
    const feed = await followChanges(origin.url)
    const { id: before } = await feed.next()
    await feed.until(await recordAll(['events']))

    // As after restoring a backup: the last change has never been.
    await theatre.database.execute(sql`delete from change where id > ${before}`)
    await breakConnections('foyer-changes')
    const event = await feed.next()

    await feed.close()
    expect(event).toEqual({ name: 'reset', id: before, tags: [] })
  })
})

test(
  'a subscriber that does not read is disconnected, fills no memory, and delays nobody else',
  { tags: 'slow' },
  async () => {
    const impatient = await startOrigin(theatre.url, { drainTimeoutMs: 3_000 })
    const reading = await followChanges(impatient.url)
    await reading.next()
    // From a given change on, whether it is heard before or after those that follow are recorded.
    const lastId = await getNewestChangeId(theatre.database)
    const unread = new UnreadConnection(requestFor(impatient.url, { 'Last-Event-ID': lastId }))
    impatient.server.emit('connection', unread)
    const cut = once(unread, 'close').then(() => unread.writableLength)

    await theatre.database.execute(
      sql`select record_change(array(select 'event:' || tag from generate_series(1, 500) tag)) from generate_series(1, 300)`,
    )
    const received = await reading.until(await getNewestChangeId(theatre.database))
    const waitingBytes = await cut

    await reading.close()
    await impatient.stop()
    expect(received).toHaveLength(300)
    expect(waitingBytes).toBeGreaterThan(1_000)
    expect(waitingBytes).toBeLessThan(50_000)
  },
)

test('an origin that shuts down ends its streams', async () => {
  const leaving = await startOrigin(theatre.url)
  const feed = await followChanges(leaving.url)
  await feed.next()

  const stopped = leaving.stop()
  await expect(feed.next()).rejects.toThrow('The feed has ended')
  await stopped
})

test('an idle feed sends heartbeats', async () => {
  const talkative = await startOrigin(theatre.url, { heartbeatMs: 50 })
  const feed = await followChanges(talkative.url)
  await feed.next()
  const socket = await openSocket(talkative.url)
  let text = ''
  for await (const chunk of socket) {
    text += chunk
    if (text.match(/\n:\n/g)?.length === 3) break
  }
  await feed.close()
  await talkative.stop()
  expect(text).toMatch(/event: ready\n/)
})

async function pruneAllButNewest(): Promise<number> {
  const [oldest] = await theatre.database.select().from(change).orderBy(change.id).limit(1)
  await theatre.database.update(change).set({ at: sql`now() - interval '25 hours'` })
  await pruneChanges(theatre.database)
  return oldest!.id
}

async function breakConnections(name: string): Promise<void> {
  const { rowCount } = await theatre.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name} and datname = current_database()`,
  )
  expect(rowCount).toBeGreaterThan(0)
}

async function openSocket(url: string) {
  const { port, hostname } = new URL(url)
  const socket = connectSocket(Number(port), hostname)
  socket.on('error', () => {})
  socket.setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(requestFor(url))
  return socket
}

function requestFor(url: string, headers: Record<string, string | number> = {}): string {
  const all = { Host: new URL(url).host, Authorization: `Bearer ${changesSecret}`, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${changeFeedPath} HTTP/1.1\r\n${lines.join('')}\r\n`
}
