import type { Stage } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import type { Site } from '#bench/site/open-site.ts'

/** The same build of the site behind `next start`, without our server before it. Answers with its address. */
export function openNextAlone(
  stage: Stage,
  ends: AsyncDisposableStack,
  { address, meshUrl, backendUrl }: Site,
): Promise<string> {
  const next = `${stage.root}/node_modules/next/dist/bin/next`
  return serveProgram(stage, ends, {
    name: 'Next alone',
    args: (port) => [next, 'start', '--port', port, '--hostname', '127.0.0.1'],
    env: () => ({
      SITE_VARIANT: 'theatre',
      SITE_URL: address,
      MESH_URL: meshUrl,
      BACKEND_URL: backendUrl,
    }),
    cwd: `${stage.root}/web`,
    readyPath: '/de',
  })
}
