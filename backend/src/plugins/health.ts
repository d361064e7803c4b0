import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'

/** `/health`: the process lives. `/ready`: it can serve, its database answers and is set up. */
export function addHealthRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  // Probes come every few seconds: their ordinary answers are not logged.
  const quiet = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  app.get('/health', quiet, async () => ({ status: 'ok' }))
  app.get('/ready', quiet, async (request, reply) => {
    try {
      await database.execute(sql`select 1 from event limit 1`)
      return { status: 'ready' }
    } catch (cause) {
      request.log.warn({ err: cause }, 'not ready')
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
