import type { BenchContext } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import type { Site } from '#bench/site/open-site.ts'

/** Serves the same build of the site by `next start`, without our server. Returns its URL. */
export function openNextAlone(
  context: BenchContext,
  disposables: AsyncDisposableStack,
  { address, meshUrl, backendUrl }: Site,
): Promise<string> {
  const next = `${context.root}/node_modules/next/dist/bin/next`
  return serveProgram(context, disposables, {
    name: 'Next alone',
    args: (port) => [next, 'start', '--port', port, '--hostname', '127.0.0.1'],
    env: () => ({
      SITE_VARIANT: 'theatre',
      SITE_URL: address,
      MESH_URL: meshUrl,
      BACKEND_URL: backendUrl,
    }),
    cwd: `${context.root}/web`,
    readyPath: '/de',
  })
}
