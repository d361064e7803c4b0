import type { BenchContext } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import { demoProfile } from '#services/demo-profile.ts'
import { runCommand } from '#services/run-command.ts'

const prepareLimitMs = 5 * 60_000

/** The data of an origin. Images and logs go to `dataFolder`. */
export type OriginData = { databaseUrl: string; dataFolder: string }

/** Loads the demo theatre into a database. */
export async function prepareDemo(context: BenchContext, data: OriginData): Promise<void> {
  await runCommand({
    label: 'Preparing the demo theatre',
    command: process.execPath,
    args: [`${context.root}/demo/seed.ts`],
    cwd: context.root,
    env: { ...context.env, NODE_ENV: 'production', ...originEnvironment(data) },
    onLine: context.note,
    limitMs: prepareLimitMs,
    signal: context.signal,
  })
}

/** Starts an origin on a prepared database; `disposables` stops it. Returns its URL. */
export function openOrigin(
  context: BenchContext,
  disposables: AsyncDisposableStack,
  data: OriginData,
): Promise<string> {
  return serveProgram(context, disposables, {
    name: 'origin',
    args: () => [`${context.root}/backend/src/server.ts`],
    env: (port) => ({ ...originEnvironment(data), BACKEND_PORT: port }),
    readyPath: '/ready',
  })
}

function originEnvironment({ databaseUrl, dataFolder }: OriginData): NodeJS.ProcessEnv {
  return { ...demoProfile('theatre'), DATABASE_URL: databaseUrl, FOYER_DATA: dataFolder }
}
