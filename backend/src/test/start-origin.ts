import { tmpdir } from 'node:os'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '#app'
import { connect } from '#database/connect.ts'
import { readEnv } from '#env'
import type { ChangeFeedTimeouts } from '#features/changes/routes.ts'
import { testEnvironment } from './test-environment.ts'

export type Origin = { url: string; server: Server; stop: () => Promise<void> }

export const changesSecret = 'nur-unter-kolleginnen'

/** Starts another origin on a database, listening on a free port. */
export async function startOrigin(
  databaseUrl: string,
  changeFeedTimeouts: ChangeFeedTimeouts = {},
): Promise<Origin> {
  const database = connect(databaseUrl)
  const env = readEnv({
    ...testEnvironment,
    DATABASE_URL: databaseUrl,
    FOYER_DATA: tmpdir(),
    CHANGES_SECRET: changesSecret,
  })
  const app = await buildApp({ env, database, changeFeedTimeouts })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    server: app.server,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await app.close()
      await database.$client.end()
    },
  }
}
