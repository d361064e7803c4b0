import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { containsDemo, demoRefusal } from '#database/demo-setting.ts'
import { countMissingMigrations } from '#database/migrate.ts'

type Options = { database: Database; profile: 'production' | 'demo' }

/**
 * `/health`: the process runs. `/ready`: it can serve, its database responds, has all tables of this release, and is not that of the demo in
 * production.
 */
export function addHealthRoutes(app: FastifyInstance, { database, profile }: Options): void {
  let isMigrated = false
  let isRefused = profile !== 'demo'
  // Probes come every few seconds, so their successful responses are not logged.
  const unlogged = { logLevel: app.log.level === 'silent' ? 'silent' : 'warn' } as const
  app.get('/health', unlogged, async () => ({ status: 'ok' }))
  app.get('/ready', unlogged, async (request, reply) => {
    try {
      await database.execute(sql`select 1 from event limit 1`)
      // While a release is rolled out its origin may start before the tables are brought up to date.
      isMigrated ||= (await countMissingMigrations(database.$client)) === 0
      if (!isMigrated) return reply.status(503).send({ status: 'waiting for migrations' })
      isRefused &&= await containsDemo(database)
      if (isRefused) {
        request.log.error(demoRefusal)
        return reply.status(503).send({ status: 'refuses the demo theatre in production' })
      }
      return { status: 'ready' }
    } catch (cause) {
      request.log.warn({ err: cause }, 'readiness check failed')
      return reply.status(503).send({ status: 'not ready' })
    }
  })
}
