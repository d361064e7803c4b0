import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = dirname(dirname(import.meta.dirname))
const readyLimitMs = 60_000

export type OwnOrigin = { start: () => Promise<void>; kill: () => Promise<void> }

/** The origin as a process, which a test may kill without a word and start again at the same address. */
export function ownOrigin(options: {
  databaseUrl: string
  port: number
  changesSecret: string
}): OwnOrigin {
  const { databaseUrl, port, changesSecret } = options
  let running: ChildProcess | undefined

  return {
    async start() {
      running = spawn(process.execPath, [`${root}/backend/src/server.ts`], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          LOG_LEVEL: 'silent',
          DATABASE_URL: databaseUrl,
          FOYER_DATA: tmpdir(),
          BACKEND_PORT: String(port),
          CHANGES_SECRET: changesSecret,
        },
      })
      const deadline = Date.now() + readyLimitMs
      while (!(await isReady(`http://127.0.0.1:${port}/ready`))) {
        if (running.exitCode !== null || Date.now() > deadline)
          throw new Error('The origin does not become ready.')
        await wait(50)
      }
    },
    async kill() {
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
