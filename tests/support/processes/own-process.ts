import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#support/root.ts'

const readyLimitMs = 60_000

export type OwnProcess = {
  start: () => Promise<void>
  kill: () => Promise<void>
  /** Ends it as an operator does. */
  stop: () => Promise<void>
}

/** A service in its own process, which a test may kill and restart at the same address. */
export function ownProcess(options: {
  /** Path in the checkout. */
  program: string
  port: number
  env: NodeJS.ProcessEnv
}): OwnProcess {
  const { program, port, env } = options
  let running: ChildProcess | undefined

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }

  return {
    async start() {
      running = spawn(process.execPath, [`${root}/${program}`], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          FOYER_PROFILE: 'demo',
          LOG_LEVEL: 'silent',
          ...env,
        },
      })
      const deadline = Date.now() + readyLimitMs
      while (!(await isReady(`http://127.0.0.1:${port}/ready`))) {
        if (running.exitCode !== null || Date.now() > deadline)
          throw new Error(`${program} does not become ready.`)
        await wait(50)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
