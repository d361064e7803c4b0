import type { Stage } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import { demoProfile } from '#services/demo-profile.ts'
import { runCommand } from '#services/run-command.ts'

const prepareLimitMs = 5 * 60_000

/** What an origin works on. Its pictures and logs go to `dataFolder`. */
export type OriginData = { databaseUrl: string; dataFolder: string }

/** Puts the demo theatre into a database. */
export async function prepareDemo(stage: Stage, data: OriginData): Promise<void> {
  await runCommand({
    label: 'Preparing the demo theatre',
    command: process.execPath,
    args: [`${stage.root}/demo/seed.ts`],
    cwd: stage.root,
    env: { ...stage.env, NODE_ENV: 'production', ...originEnvironment(data) },
    onLine: stage.note,
    limitMs: prepareLimitMs,
    signal: stage.signal,
  })
}

/** Starts an origin over a database that is prepared; `ends` stops it. Answers with its address. */
export function openOrigin(
  stage: Stage,
  ends: AsyncDisposableStack,
  data: OriginData,
): Promise<string> {
  return serveProgram(stage, ends, {
    name: 'origin',
    args: () => [`${stage.root}/backend/src/server.ts`],
    env: (port) => ({ ...originEnvironment(data), BACKEND_PORT: port }),
    readyPath: '/ready',
  })
}

function originEnvironment({ databaseUrl, dataFolder }: OriginData): NodeJS.ProcessEnv {
  return { ...demoProfile('theatre'), DATABASE_URL: databaseUrl, FOYER_DATA: dataFolder }
}
