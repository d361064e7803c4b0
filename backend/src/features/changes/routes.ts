import {
  changeFeedHeartbeatMs,
  changeFeedPath,
  newestChangePath,
} from '@foyer/schema/change-feed.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { getNewestChangeId } from './change-store.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { hasBearerToken } from './bearer-token.ts'
import { openEventStream, type EventStream } from '#plugins/event-stream.ts'
import { startFeed } from './feed.ts'
import { serveSubscriber } from './serve-subscriber.ts'

type ChangeFeedDependencies = {
  database: Database
  databaseUrl: string
  /** The bearer token of the feed; if empty, there is no feed. */
  secret: string
} & ChangeFeedTimeouts

export type ChangeFeedTimeouts = {
  /** A client that has not read its data within this time is disconnected. */
  drainTimeoutMs?: number
  /** The interval of heartbeats when nothing changes. */
  heartbeatMs?: number
}

const maxSubscribers = 100

/** The change feed, as `schema/change-feed.ts` describes it. */
export function addChangeRoutes(
  app: FastifyInstance,
  {
    database,
    databaseUrl,
    secret,
    drainTimeoutMs = 30_000,
    heartbeatMs = changeFeedHeartbeatMs,
  }: ChangeFeedDependencies,
): void {
  if (secret === '') return
  const feed = startFeed({ url: databaseUrl, log: app.log, heartbeatMs })
  const streams = new Set<EventStream>()
  let isDraining = false

  app.addHook('preClose', async () => {
    isDraining = true
    for (const stream of streams) stream.end()
    await feed.stop()
  })

  app.get(newestChangePath, { exposeHeadRoute: false }, async (request, reply) => {
    confirmBearer(request, reply, secret)
    return { id: await getNewestChangeId(database) }
  })

  app.get(changeFeedPath, { exposeHeadRoute: false }, async (request, reply) => {
    confirmBearer(request, reply, secret)
    if (isDraining || streams.size >= maxSubscribers || feed.position() === 0) {
      reply.header('retry-after', '1')
      throw new HttpError(503, messages[localeOf(request.url)].busy)
    }
    reply.hijack()
    const stream = openEventStream(reply.raw, { drainTimeoutMs })
    streams.add(stream)
    try {
      await serveSubscriber({ queries: database, feed, stream, lastId: lastIdOf(request.headers) })
    } catch (cause) {
      request.log.warn({ err: cause }, 'change feed subscriber disconnected after an error')
    } finally {
      streams.delete(stream)
      stream.end()
    }
  })
}

function confirmBearer(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  if (hasBearerToken(request.headers.authorization, secret)) return
  reply.header('www-authenticate', 'Bearer')
  throw new HttpError(401, messages[localeOf(request.url)].loginNeeded)
}

/** The client's Last-Event-ID; 0, which no change has, if it cannot be one of ours. */
function lastIdOf({ 'last-event-id': id }: Record<string, string | string[] | undefined>) {
  if (id === undefined || id === '') return undefined
  return /^\d{1,15}$/.test(String(id)) ? Number(id) : 0
}
