import { changeFeedEvents } from '@foyer/schema/change-feed.ts'
import type { Queries } from '#database/connect.ts'
import { findChangesAfter, getNewestChangeId, type Change } from './change-store.ts'
import type { EventStream } from './event-stream.ts'
import type { Feed } from './feed.ts'

type Reading = {
  queries: Queries
  feed: Feed
  stream: EventStream
  /** The last change that the reader knows; undefined where it knows none. */
  lastId: number | undefined
}

const changesAQuery = 500

/**
 * Tells a reader every change after the last that it knows, in order, until the stream is closed. What it has missed is read
 * from the table, at its pace; once it is up to date it listens to the feed; when it falls behind, it reads again.
 */
export async function serveReader({ queries, feed, stream, lastId }: Reading): Promise<void> {
  let position = lastId ?? feed.position()
  if (lastId === undefined || (await isKept(queries, lastId))) {
    stream.say({ name: changeFeedEvents.ready, id: position, data: {} })
  } else {
    startAnew(await getNewestChangeId(queries))
  }
  while (stream.isOpen()) {
    await catchUp()
    await listenUntilFull()
    await stream.drained()
  }

  async function catchUp(): Promise<void> {
    while (stream.isOpen() && position < feed.position()) {
      const missed = await findChangesAfter(queries, { id: position, limit: changesAQuery })
      if (!missed) {
        startAnew(await getNewestChangeId(queries))
        continue
      }
      if (missed.length === 0) throw new Error('The feed knows of changes that the table has not')
      for (const change of missed) {
        tell(change)
        await stream.drained()
      }
    }
  }

  function listenUntilFull(): Promise<void> {
    return new Promise((resolve) => {
      // Asked in the same breath as the listening begins: what came since the last look at the table is not told again.
      if (position < feed.position()) return resolve()
      const stopListening = feed.listen({
        changed(changes) {
          for (const change of changes) {
            if (stream.isFull()) return stop()
            tell(change)
          }
        },
        reset: startAnew,
        quiet: () => (stream.isFull() ? stop() : stream.beat()),
      })
      void stream.closed.then(stop)

      function stop(): void {
        stopListening()
        resolve()
      }
    })
  }

  function tell({ id, tags }: Change): void {
    // The table was ahead of the feed when it was read.
    if (id <= position) return
    position = id
    stream.say({ id, data: { tags } })
  }

  function startAnew(id: number): void {
    position = id
    stream.say({ name: changeFeedEvents.reset, id, data: {} })
  }
}

async function isKept(queries: Queries, id: number): Promise<boolean> {
  return (await findChangesAfter(queries, { id, limit: 0 })) !== null
}
