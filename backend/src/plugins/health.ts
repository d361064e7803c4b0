import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'

/** `/health`: the process runs. `/ready`: it can serve, its database responds and is migrated. */
export function addHealthRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  // Probes come every few seconds, so their successful responses are not logged.
  const unlogged = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  app.get('/health', unlogged, async () => ({ status: 'ok' }))
  app.get('/ready', unlogged, async (request, reply) => {
    try {
      await database.execute(sql`select 1 from event limit 1`)
      return { status: 'ready' }
    } catch (cause) {
      request.log.warn({ err: cause }, 'readiness check failed')
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
