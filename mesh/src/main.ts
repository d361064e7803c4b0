import { logStream, surviveLostOutput } from '@foyer/schema/process/log-stream.ts'
import { releaseMemoryAfterStart } from '@foyer/schema/process/release-memory.ts'
import { pino } from 'pino'
import { createGatewayServer } from '#incoming/create-gateway-server.ts'
import { originTimeouts } from '#origin/limits.ts'
import { createOriginClient } from '#origin/origin-client.ts'
import { persistedOperations } from '#persisted/persisted-operations.ts'
import { readEnv } from './env.ts'
import { createGateway } from './gateway.ts'
import { loadPublicGraph } from './public-graph.ts'

/** Timeout for draining open requests at shutdown, in milliseconds. */
const drainMs = 10_000

const env = readEnv(process.env)
// Mesh reads the origin's URL from the environment.
process.env['BACKEND_URL'] = env.BACKEND_URL
const log = pino({ name: 'mesh', level: env.LOG_LEVEL }, logStream)
surviveLostOutput()
const client = createOriginClient()
let draining = false

const gateway = createGateway({
  graph: await loadPublicGraph(),
  client,
  operations: persistedOperations,
  freeOperations: env.FREE_OPERATIONS,
  isReady: async () => !draining && (await originIsReady()),
  log,
})

const server = createGatewayServer({ handle: gateway, trustedProxies: env.TRUSTED_PROXIES })
server.listen(env.MESH_PORT, env.MESH_HOST, () =>
  log.info({ port: env.MESH_PORT }, 'gateway listening'),
)
releaseMemoryAfterStart()

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => drain(signal))
process.on('disconnect', () => drain('parent is gone'))

server.prependListener('request', (_, response) => {
  if (draining) response.setHeader('connection', 'close')
})

/** For a moment requests are served on connections that end with them: nobody sends the next one while its connection is closed. */
function drain(reason: string): void {
  if (draining) return
  draining = true
  log.info({ reason }, 'gateway draining')
  setTimeout(() => process.exit(1), env.LAME_DUCK_MS + drainMs).unref()
  setTimeout(() => {
    server.close(() => {
      void Promise.all([gateway.dispose(), client.close()]).then(() => process.exit(0))
    })
    server.closeIdleConnections()
  }, env.LAME_DUCK_MS)
}

async function originIsReady(): Promise<boolean> {
  try {
    const response = await client.send(
      `${env.BACKEND_URL}/ready`,
      { method: 'GET', headers: {} },
      AbortSignal.timeout(originTimeouts.readinessMs),
    )
    return response.status === 200
  } catch {
    return false
  }
}
