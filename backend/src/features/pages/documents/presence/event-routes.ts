import { editingEventsHeartbeatMs, editingEventsPath } from '@foyer/schema/rest/editing-events.ts'
import type { FastifyInstance } from 'fastify'
import { forbidden, loginNeeded } from '#http/guard.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { openEventStream, type EventStream } from '#plugins/event-stream.ts'
import { watchEditing } from './editing-watch.ts'

type EditingEventDependencies = { databaseUrl: string; heartbeatMs?: number | undefined }

const maxSubscribers = 500
/** A client that has not read its events within this time is disconnected. */
const drainTimeoutMs = 30_000

/** Events for editors, as `schema/rest/editing-events.ts` describes them. */
export function addEditingEventRoutes(
  app: FastifyInstance,
  { databaseUrl, heartbeatMs = editingEventsHeartbeatMs }: EditingEventDependencies,
): void {
  const watch = watchEditing({ url: databaseUrl, log: app.log, heartbeatMs })
  const streams = new Set<EventStream>()
  let isDraining = false

  app.addHook('preClose', async () => {
    isDraining = true
    for (const stream of streams) stream.end()
    await watch.stop()
  })

  app.get(editingEventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    const visitor = await request.findVisitor()
    if (!visitor) throw loginNeeded(request)
    if (!(await request.hasRight('editor', 'any'))) throw forbidden(request, 'editor')
    if (isDraining || streams.size >= maxSubscribers) {
      reply.header('retry-after', '1')
      throw new HttpError(503, messages[localeOf(request.url)].busy)
    }
    reply.hijack()
    const stream = openEventStream(reply.raw, { drainTimeoutMs })
    streams.add(stream)
    watch.add({
      sessionId: visitor.sessionId,
      accountId: visitor.id,
      readGrants: (queries) => request.readGrants(queries),
      stream,
    })
    await stream.closed
    streams.delete(stream)
  })
}
