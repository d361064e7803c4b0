import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Queries } from '#database/connect.ts'
import { findChangesAfter, getNewestChangeId, type Change } from './change-store.ts'
import { createDoorbell } from './doorbell.ts'
import { keepConnection } from './kept-connection.ts'

/** Who is told what comes. Nothing waits for it: what it cannot take at once it has to put aside. */
type Listener = {
  changed: (changes: Change[]) => void
  /** The order of changes has broken off; it begins anew at this id. */
  reset: (id: number) => void
  /** Nothing has come for a while, and nothing was missed. */
  quiet: () => void
}

export type Feed = {
  /** The id up to which listeners have been told; 0 before the first connection. */
  position: () => number
  /** Adds a listener, for what comes after `position()`; answers what removes it. */
  listen: (listener: Listener) => () => void
  stop: () => Promise<void>
}

const changesAQuery = 1_000

/**
 * Follows the change table of the database, whichever origin writes to it. The notification only wakes: what has changed is
 * read from the table, after the last id that was read. So nothing is missed while the connection is down, and nothing said
 * twice.
 */
export function startFeed({
  url,
  log,
  quietMs,
}: {
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  quietMs: number
}): Feed {
  const listeners = new Set<Listener>()
  let position = 0

  async function follow(client: pg.Client, signal: AbortSignal): Promise<never> {
    const queries = drizzle(client, { casing: 'snake_case' })
    const doorbell = createDoorbell()
    client.on('notification', doorbell.ring)
    // Before the first look at the table, so that nothing falls between the two.
    await client.query('listen foyer_change')
    position ||= await getNewestChangeId(queries)
    for (;;) {
      await tellAll(queries, position)
      if ((await doorbell.wait(quietMs, signal)) === 'rung') continue
      await tellAll(queries, position)
      for (const listener of listeners) listener.quiet()
    }
  }

  /** Tells all that is in the table after an id. */
  async function tellAll(queries: Queries, after: number): Promise<void> {
    let told = after
    for (;;) {
      const changes = await findChangesAfter(queries, { id: told, limit: changesAQuery })
      if (!changes) return startAnew(await getNewestChangeId(queries))
      if (changes.length === 0) return
      told = changes.at(-1)!.id
      // In one breath with the telling: who begins to listen goes by it.
      position = told
      for (const listener of listeners) listener.changed(changes)
    }
  }

  function startAnew(id: number): void {
    log.warn({ lost: position, newest: id }, 'the change feed lost its place; readers begin anew')
    position = id
    for (const listener of listeners) listener.reset(id)
  }

  const connection = keepConnection({
    url,
    name: 'foyer-changes',
    use: follow,
    onBroken: (cause) => log.warn({ err: cause }, 'the change feed lost its connection'),
  })
  return {
    position: () => position,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: connection.stop,
  }
}
