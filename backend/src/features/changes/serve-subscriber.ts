import { changeFeedEvents } from '@foyer/schema/change-feed.ts'
import type { Queries } from '#database/connect.ts'
import { findChangesAfter, getNewestChangeId, type Change } from './change-store.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import type { Feed } from './feed.ts'

type Subscription = {
  queries: Queries
  feed: Feed
  stream: EventStream
  /** The last change that the client has received; undefined if it has none. */
  lastId: number | undefined
}

const changesPerQuery = 100

/**
 * Sends a client every change after the last one it has received, in order, until the stream closes. Missed changes are read from
 * the table at the client's pace; once up to date, it receives them from the feed; if it falls behind, the table is read again.
 */
export async function serveSubscriber({
  queries,
  feed,
  stream,
  lastId,
}: Subscription): Promise<void> {
  let position = 0
  if (lastId === undefined) start('ready', await getNewestChangeId(queries))
  else if (await isInLog(queries, lastId)) start('ready', lastId)
  else start('reset', await getNewestChangeId(queries))

  while (stream.isOpen()) {
    await catchUp()
    await forwardUntilFull()
    await stream.drained()
  }

  async function catchUp(): Promise<void> {
    while (stream.isOpen() && position < feed.position()) {
      const missed = await findChangesAfter(queries, { id: position, limit: changesPerQuery })
      if (!missed) {
        start('reset', await getNewestChangeId(queries))
        continue
      }
      if (missed.length === 0) throw new Error('The change feed is ahead of the change table')
      for (const change of missed) {
        send(change)
        await stream.drained()
      }
    }
  }

  function forwardUntilFull(): Promise<void> {
    return new Promise((resolve) => {
      // Checked synchronously with adding the listener, so that changes since the last read are not sent twice.
      if (position < feed.position()) return resolve()
      const stopListening = feed.listen({
        changed(changes) {
          for (const change of changes) {
            if (stream.isFull()) return stop()
            send(change)
          }
        },
        reset: (id) => start('reset', id),
        idle: () => (stream.isFull() ? stop() : stream.sendHeartbeat()),
      })
      void stream.closed.then(stop)

      function stop(): void {
        stopListening()
        resolve()
      }
    })
  }

  function send({ id, tags }: Change): void {
    // The table was ahead of the feed when it was read.
    if (id <= position) return
    position = id
    stream.send({ id, data: { tags } })
  }

  function start(how: keyof typeof changeFeedEvents, id: number): void {
    position = id
    stream.send({ name: changeFeedEvents[how], id, data: {} })
  }
}

async function isInLog(queries: Queries, id: number): Promise<boolean> {
  return (await findChangesAfter(queries, { id, limit: 0 })) !== null
}
