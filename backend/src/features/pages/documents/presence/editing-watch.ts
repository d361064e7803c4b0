import { editingEvents, type DocumentEvent } from '@foyer/schema/rest/editing-events.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Queries } from '#database/connect.ts'
import { maintainConnection } from '#database/maintained-connection.ts'
import { createWakeSignal } from '#database/wake-signal.ts'
import type { EventStream } from '#plugins/event-stream.ts'
import { isAllowed, partsOf, type Grant } from '#sessions/rights.ts'
import { listEditors, removeEditorsOf, type OpenEditor } from './editor-store.ts'
import { editorOf } from './presence-of.ts'

type Subscriber = {
  sessionId: number
  accountId: number
  /** The roles of the session now; null if it has ended. */
  readGrants: (queries: Queries) => Promise<readonly Grant[] | null>
  stream: EventStream
}

type Subscription = Subscriber & {
  /** As they were when rights last changed or a heartbeat was due; null: to be read. */
  grants: readonly Grant[] | null
  /** Whether a document may be edited, by id, with these grants. */
  rights: Map<number, boolean>
  /** The last state that was sent of each document. */
  sent: Map<number, string>
}

export type EditingWatch = {
  /** Sends a subscriber what happens to the documents that its session has open, until its stream is closed. */
  add: (subscriber: Subscriber) => void
  stop: () => Promise<void>
}

/** Notifications of many operations become one event. */
const settleMs = 100

/**
 * Follows what editors do, at whichever origin. Notifications and a heartbeat only wake it: what is open is read from the table, so that nothing is
 * missed, and expires without anybody saying so. Each wake reads all open documents in one query.
 */
export function watchEditing({
  url,
  log,
  heartbeatMs,
}: {
  url: string
  log: Pick<FastifyBaseLogger, 'warn'>
  heartbeatMs: number
}): EditingWatch {
  const subscriptions = new Set<Subscription>()
  let wake = () => {}

  async function follow(client: pg.Client, signal: AbortSignal): Promise<never> {
    const queries: Queries = drizzle(client, { casing: 'snake_case' })
    const wakeSignal = createWakeSignal()
    wake = wakeSignal.notify
    client.on('notification', ({ payload }) => {
      if (payload === 'rights') forgetRights()
      wakeSignal.notify()
    })
    await client.query('listen foyer_editing')
    forgetRights()
    for (;;) {
      const expiresInMs = await notifySubscribers(queries)
      const woken = await wakeSignal.wait(Math.min(heartbeatMs, expiresInMs), signal)
      if (woken === 'timeout') beat()
      else await pause(settleMs, undefined, { signal })
    }
  }

  function forgetRights(): void {
    for (const subscription of subscriptions) subscription.grants = null
  }

  function beat(): void {
    forgetRights()
    for (const { stream } of subscriptions) stream.sendHeartbeat()
  }

  /** Returns after how many milliseconds the next announcement expires. */
  async function notifySubscribers(queries: Queries): Promise<number> {
    const sessionIds = [...subscriptions].map(({ sessionId }) => sessionId)
    if (sessionIds.length === 0) return Infinity
    const open = await listEditors(queries, { sessionIds })
    const byDocument = Map.groupBy(open, ({ documentId }) => documentId)
    for (const subscription of subscriptions) await update(queries, subscription, byDocument)
    return Math.max(settleMs, Math.min(...open.map(({ expiresInMs }) => expiresInMs)))
  }

  async function update(
    queries: Queries,
    subscription: Subscription,
    byDocument: ReadonlyMap<number, OpenEditor[]>,
  ): Promise<void> {
    const { sessionId, accountId, stream, sent } = subscription
    if (stream.isFull()) return void stream.drained().then(() => wake())
    const grants = await currentGrants(queries, subscription)
    if (!grants) {
      stream.send({ name: editingEvents.end, data: {} })
      return stream.end()
    }
    for (const [documentId, editors] of byDocument) {
      if (!editors.some((editor) => editor.sessionId === sessionId)) {
        sent.delete(documentId)
        continue
      }
      const { slug, locale, number, publishedVersion } = editors[0]!
      const right =
        subscription.rights.get(documentId) ??
        (await isAllowed(queries, grants, { access: 'editor', object: { slug } }))
      subscription.rights.set(documentId, right)
      if (!right) {
        await removeEditorsOf(queries, { sessionId, documentId })
        sent.delete(documentId)
        stream.send({ name: editingEvents.closed, data: { slug, locale } })
        continue
      }
      const data: DocumentEvent = {
        slug,
        locale,
        number,
        published_version: publishedVersion,
        editors: editors.map((editor) => editorOf(editor, { viewerId: accountId })),
      }
      const json = JSON.stringify(data)
      if (sent.get(documentId) === json) continue
      sent.set(documentId, json)
      stream.send({ name: editingEvents.document, data })
    }
    for (const documentId of sent.keys()) if (!byDocument.has(documentId)) sent.delete(documentId)
  }

  const connection = maintainConnection({
    url,
    name: 'foyer-editing',
    use: follow,
    onBroken: (cause) =>
      log.warn({ err: cause }, 'events for editors lost their database connection; reconnecting'),
  })
  return {
    add(subscriber) {
      const subscription = { ...subscriber, grants: null, rights: new Map(), sent: new Map() }
      subscriptions.add(subscription)
      void subscriber.stream.closed.then(() => subscriptions.delete(subscription))
      wake()
    },
    stop: connection.stop,
  }
}

/** The roles of a subscriber; null if the session has ended or none of them is that of an editor. */
async function currentGrants(queries: Queries, subscription: Subscription) {
  if (subscription.grants) return subscription.grants
  const grants = await subscription.readGrants(queries)
  if (!grants || partsOf(grants, 'editor').length === 0) return null
  subscription.grants = grants
  subscription.rights.clear()
  return grants
}
