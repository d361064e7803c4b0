import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Queries } from '#database/connect.ts'
import { findChangesAfter, getNewestChangeId, type Change } from './change-store.ts'
import { createWakeSignal } from '#database/wake-signal.ts'
import { maintainConnection } from '#database/maintained-connection.ts'

/** Receives changes synchronously: a listener that cannot handle a change at once must buffer or drop it. */
type Listener = {
  changed: (changes: Change[]) => void
  /** The history of changes is interrupted; it restarts at this id. */
  reset: (id: number) => void
  /** Nothing has changed for a heartbeat interval, and nothing was missed. */
  idle: () => void
}

export type Feed = {
  /** The id up to which listeners have been notified; 0 before the first connection. */
  position: () => number
  /** Adds a listener for changes after `position()`; returns a function that removes it. */
  listen: (listener: Listener) => () => void
  stop: () => Promise<void>
}

const changesPerQuery = 1_000

/**
 * Follows the change table, whichever origin writes to it. Notifications only wake the reader: changes are read from the table
 * after the last id read. So nothing is missed while the connection is down, and nothing is sent twice.
 */
export function startFeed({
  url,
  log,
  heartbeatMs,
}: {
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  heartbeatMs: number
}): Feed {
  const listeners = new Set<Listener>()
  let position = 0

  async function follow(client: pg.Client, signal: AbortSignal): Promise<never> {
    const queries = drizzle(client, { casing: 'snake_case' })
    const wakeSignal = createWakeSignal()
    client.on('notification', wakeSignal.notify)
    // Listen before reading the table for the first time, so that no change falls in between.
    await client.query('listen foyer_change')
    position ||= await getNewestChangeId(queries)
    for (;;) {
      await notifyListeners(queries, position)
      if ((await wakeSignal.wait(heartbeatMs, signal)) === 'notified') continue
      await notifyListeners(queries, position)
      for (const listener of listeners) listener.idle()
    }
  }

  /** Notifies listeners of all changes in the table after an id. */
  async function notifyListeners(queries: Queries, after: number): Promise<void> {
    let lastNotified = after
    for (;;) {
      const changes = await findChangesAfter(queries, { id: lastNotified, limit: changesPerQuery })
      if (!changes) return resetPosition(await getNewestChangeId(queries))
      if (changes.length === 0) return
      lastNotified = changes.at(-1)!.id
      // Synchronously with the notification: new listeners start at `position()`.
      position = lastNotified
      for (const listener of listeners) listener.changed(changes)
    }
  }

  function resetPosition(id: number): void {
    log.warn(
      { lastId: position, newestId: id },
      'change feed lost its position; subscribers were reset',
    )
    position = id
    for (const listener of listeners) listener.reset(id)
  }

  const connection = maintainConnection({
    url,
    name: 'foyer-changes',
    use: follow,
    onBroken: (cause) =>
      log.warn({ err: cause }, 'change feed lost its database connection; reconnecting'),
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
