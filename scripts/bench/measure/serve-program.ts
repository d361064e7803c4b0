import type { BenchContext } from '#bench/bench.ts'
import { freePort } from '#ports/free-port.ts'
import { startService } from '#services/start-service.ts'

export type ServedProgram = {
  name: string
  /** Node's arguments and additional environment for the given port. */
  args: (port: string) => string[]
  env: (port: string) => NodeJS.ProcessEnv
  cwd?: string
  /** Path that returns 200 when the server is ready. */
  readyPath: string
}

const startLimitMs = 60_000

/** Starts a server in production mode on a free port and waits until it is ready; `disposables` stops it. Returns its URL. */
export async function serveProgram(
  context: BenchContext,
  disposables: AsyncDisposableStack,
  { name, args, env, cwd = context.root, readyPath }: ServedProgram,
): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const service = await startService({
    name,
    args: args(String(port)),
    cwd,
    env: {
      ...context.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'warn',
      ...env(String(port)),
    },
    logFile: `${context.folder}/logs/${port}.log`,
    readyUrl: address + readyPath,
    healthUrl: undefined,
    startLimitMs,
    signal: context.signal,
  })
  disposables.defer(() => service.stop())
  return address
}
