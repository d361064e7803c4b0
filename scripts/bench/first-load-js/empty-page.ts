import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Stage } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import { runCommand } from '#services/run-command.ts'

/** What of the site's configuration speaks of the site itself and not of how Next builds. */
const ownKeys = new Set(['distDir', 'env', 'turbopack', 'cacheHandler', 'cacheHandlers'])
const buildLimitMs = 5 * 60_000

/** Builds and serves a page that says nothing, by the same Next with the same flags. Answers with its address. */
export async function openEmptyPage(stage: Stage, ends: AsyncDisposableStack): Promise<string> {
  const { root, env, signal, note } = stage
  // Below the checkout, because it must find the same packages.
  const folder = `${root}/.data/bench/empty-page`
  writeEmptyPage(folder, await flagsOfSite(root))
  const next = `${root}/node_modules/next/dist/bin/next`
  const environment = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  await runCommand({
    label: 'Building the empty page',
    command: process.execPath,
    args: [next, 'build', folder],
    cwd: folder,
    env: environment,
    onLine: note,
    limitMs: buildLimitMs,
    signal,
  })
  return serveProgram(stage, ends, {
    name: 'empty page',
    args: (port) => [next, 'start', folder, '--port', port, '--hostname', '127.0.0.1'],
    env: () => ({}),
    cwd: folder,
    readyPath: '/',
  })
}

function writeEmptyPage(folder: string, flags: object): void {
  mkdirSync(`${folder}/app`, { recursive: true })
  const files = {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'next.config.mjs': `export default ${JSON.stringify(flags)}\n`,
    'app/layout.jsx':
      'export default ({ children }) => <html lang="de"><body>{children}</body></html>\n',
    'app/page.jsx': 'export default () => <p>Leer</p>\n',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content)
}

/** Everything in the site's configuration that is plain data. */
async function flagsOfSite(root: string): Promise<object> {
  const loaded: unknown = await import(pathToFileURL(`${root}/web/next.config.ts`).href)
  const config = (loaded as { default: Record<string, unknown> }).default
  const flags = Object.entries(config).filter(([key]) => !ownKeys.has(key))
  return JSON.parse(JSON.stringify(Object.fromEntries(flags))) as object
}
