import type { Stage } from '#bench/bench.ts'
import { freePort } from '#services/free-port.ts'
import { runCommand } from '#services/run-command.ts'
import { startService } from '#services/start-service.ts'

const prepareLimitMs = 5 * 60_000

/** What an origin works on. Its pictures and logs go to `dataFolder`. */
export type OriginData = { databaseUrl: string; dataFolder: string }

/** Puts the demo theatre into a database. */
export async function prepareDemo(stage: Stage, data: OriginData): Promise<void> {
  await runCommand({
    label: 'Preparing the demo theatre',
    command: process.execPath,
    args: [`${stage.root}/backend/src/prepare.ts`],
    cwd: stage.root,
    env: originEnvironment(stage, data),
    onLine: stage.note,
    limitMs: prepareLimitMs,
    signal: stage.signal,
  })
}

/** Starts an origin over a database that is prepared; `ends` stops it. Answers with its address. */
export async function openOrigin(
  stage: Stage,
  ends: AsyncDisposableStack,
  data: OriginData,
): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const service = await startService({
    name: 'origin',
    args: [`${stage.root}/backend/src/server.ts`],
    cwd: stage.root,
    env: { ...originEnvironment(stage, data), BACKEND_PORT: String(port) },
    log: `${data.dataFolder}/logs/origin-${port}.log`,
    readyUrl: `${address}/ready`,
    readyLimitMs: 60_000,
    signal: stage.signal,
  })
  ends.defer(() => service.stop())
  return address
}

function originEnvironment(
  { env }: Stage,
  { databaseUrl, dataFolder }: OriginData,
): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    FOYER_DATA: dataFolder,
  }
}
