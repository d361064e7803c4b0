import { tmpdir } from 'node:os'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app'
import { connect } from '#database/connect.ts'
import { readEnv } from '#env'
import type { ChangeFeedTimeouts } from '#features/changes/routes.ts'
import { testEnvironment } from './test-environment.ts'

export type Origin = {
  app: FastifyInstance
  url: string
  server: Server
  stop: () => Promise<void>
}

/** Environment variables of an origin. */
type Settings = Record<string, string>

export const changesSecret = 'nur-unter-kolleginnen'

/** Starts another origin on a database, listening on a free port. */
export async function startOrigin(
  databaseUrl: string,
  { settings, ...changeFeedTimeouts }: ChangeFeedTimeouts & { settings?: Settings } = {},
): Promise<Origin> {
  const database = connect(databaseUrl)
  const env = readEnv({
    ...testEnvironment,
    DATABASE_URL: databaseUrl,
    FOYER_DATA: tmpdir(),
    CHANGES_SECRET: changesSecret,
    ...settings,
  })
  const app = await buildApp({ env, database, changeFeedTimeouts })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    server: app.server,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close()
      await database.$client.end()
    },
  }
}
