import type { Stage } from '#bench/bench.ts'
import { freePort } from '#ports/free-port.ts'
import { startService } from '#services/start-service.ts'

export type ServedProgram = {
  name: string
  /** Arguments of Node, and what is added to the environment, when it shall listen on `port`. */
  args: (port: string) => string[]
  env: (port: string) => NodeJS.ProcessEnv
  cwd?: string
  /** Path that answers 200 when it can serve. */
  readyPath: string
}

const startLimitMs = 60_000

/** Starts a server on a free port, as in production, and waits until it is ready; `ends` stops it. Answers with its address. */
export async function serveProgram(
  stage: Stage,
  ends: AsyncDisposableStack,
  { name, args, env, cwd = stage.root, readyPath }: ServedProgram,
): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const service = await startService({
    name,
    args: args(String(port)),
    cwd,
    env: {
      ...stage.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'warn',
      ...env(String(port)),
    },
    logFile: `${stage.folder}/logs/${port}.log`,
    readyUrl: address + readyPath,
    healthUrl: undefined,
    startLimitMs,
    signal: stage.signal,
  })
  ends.defer(() => service.stop())
  return address
}
