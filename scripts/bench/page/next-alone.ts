import type { Stage } from '#bench/bench.ts'
import type { Site } from '#bench/site/open-site.ts'
import { freePort } from '#services/free-port.ts'
import { startService } from '#services/start-service.ts'

/** The same build of the site behind `next start`, without our server before it. Answers with its address. */
export async function openNextAlone(
  stage: Stage,
  ends: AsyncDisposableStack,
  { meshUrl, backendUrl }: Site,
): Promise<string> {
  const { root, env, folder, signal } = stage
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const service = await startService({
    name: 'Next alone',
    args: [
      `${root}/node_modules/next/dist/bin/next`,
      'start',
      ...['--port', String(port), '--hostname', '127.0.0.1'],
    ],
    cwd: `${root}/web`,
    env: {
      ...env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'warn',
      SITE_VARIANT: 'theatre',
      SITE_URL: address,
      MESH_URL: meshUrl,
      BACKEND_URL: backendUrl,
      WEB_PORT: String(port),
    },
    log: `${folder}/logs/next-alone.log`,
    readyUrl: `${address}/de`,
    readyLimitMs: 60_000,
    signal,
  })
  ends.defer(() => service.stop())
  return address
}
