import { changeFeedHeartbeatMs, changeFeedPath } from '@foyer/schema/change-feed.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { Refusal } from '#http/refusal.ts'
import { bringsSecret } from './brings-secret.ts'
import { openEventStream, type EventStream } from './event-stream.ts'
import { startFeed } from './feed.ts'
import { serveReader } from './serve-reader.ts'

type Needs = {
  database: Database
  databaseUrl: string
  /** What readers bring; empty, there is no feed. */
  secret: string
  takeWithinMs?: number
  quietMs?: number
}

const mostReaders = 100

/** The change feed, as `schema/change-feed.ts` describes it. */
export function addChangeRoutes(
  app: FastifyInstance,
  { database, databaseUrl, secret, takeWithinMs = 30_000, quietMs = changeFeedHeartbeatMs }: Needs,
): void {
  if (secret === '') return
  const feed = startFeed({ url: databaseUrl, log: app.log, quietMs })
  const streams = new Set<EventStream>()
  let isDraining = false

  app.addHook('preClose', async () => {
    isDraining = true
    for (const stream of streams) stream.end()
    await feed.stop()
  })

  app.get(changeFeedPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (!bringsSecret(request.headers.authorization, secret)) {
      reply.header('www-authenticate', 'Bearer')
      throw new Refusal(401, messages[localeOf(request.url)].loginNeeded)
    }
    if (isDraining || streams.size >= mostReaders || feed.position() === 0) {
      reply.header('retry-after', '1')
      throw new Refusal(503, messages[localeOf(request.url)].busy)
    }
    reply.hijack()
    const stream = openEventStream(reply.raw, { takeWithinMs })
    streams.add(stream)
    try {
      await serveReader({ queries: database, feed, stream, lastId: lastIdOf(request.headers) })
    } catch (cause) {
      request.log.warn({ err: cause }, 'a reader of the change feed is sent away')
    } finally {
      streams.delete(stream)
      stream.end()
    }
  })
}

/** The id that the reader had last; 0, which no change has, for one that cannot be ours. */
function lastIdOf({ 'last-event-id': id }: Record<string, string | string[] | undefined>) {
  if (id === undefined || id === '') return undefined
  return /^\d{1,15}$/.test(String(id)) ? Number(id) : 0
}
