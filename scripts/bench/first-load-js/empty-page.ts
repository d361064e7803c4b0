import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { BenchContext } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import { runCommand } from '#services/run-command.ts'

/** Settings of the site itself, which do not affect how Next builds. */
const ownKeys = new Set(['distDir', 'env', 'turbopack', 'cacheHandler', 'cacheHandlers'])
const buildLimitMs = 5 * 60_000

/** Builds and serves an empty page with the same Next and flags. Returns its URL. */
export async function openEmptyPage(
  context: BenchContext,
  disposables: AsyncDisposableStack,
): Promise<string> {
  const { root, env, signal, note } = context
  // Within the checkout, because it must resolve the same packages.
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
  return serveProgram(context, disposables, {
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

/** The JSON-serializable part of the site's configuration. */
async function flagsOfSite(root: string): Promise<object> {
  const loaded: unknown = await import(pathToFileURL(`${root}/web/next.config.ts`).href)
  const config = (loaded as { default: Record<string, unknown> }).default
  const flags = Object.entries(config).filter(([key]) => !ownKeys.has(key))
  return JSON.parse(JSON.stringify(Object.fromEntries(flags))) as object
}
