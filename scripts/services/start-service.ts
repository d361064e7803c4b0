import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { get } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DiskFull, Problem } from '#console/problem.mjs'
import { isDiskFullOutput } from '#console/explain.mjs'
import { logTail, logSize } from '#console/log-tail.ts'
import type { Running } from './keep-running.ts'
import { type Silence, watchHealth } from './watch-health.ts'

export type ServiceOptions = {
  /** Name in messages: "site", "gateway". */
  name: string
  /** Node's arguments: options and the program. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** File for its output; without one, the terminal. */
  logFile: string | undefined
  /** Returns 200 when the service is ready. */
  readyUrl: string
  /**
   * Responds while the service is alive: if it does not for half a minute, the service is killed. Without it the service is not
   * watched.
   */
  healthUrl: string | undefined
  /** The interval of probes, and when the service counts as hanging. */
  health?: Silence
  startLimitMs: number
  /** Whether it only has to be alive within the limit: it may not be ready because others are down. */
  mayWaitForOthers?: boolean
  signal: AbortSignal
}

export type Service = Running & { name: string }

const pollMs = 50
/** Longer than the site needs to drain its requests. */
const stopLimitMs = 15_000
const usualHealth = { everyMs: 5_000, silentForMs: 30_000 }

/** Starts a service and waits until it is ready; stops it again if it does not become ready. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, signal, logFile, healthUrl, health = usualHealth } = options
  signal.throwIfAborted()
  const logged = logFile ? logSize(logFile) : 0
  const child = spawnService(options)
  let isStopping = false
  let isHanging = false
  const over = new AbortController()
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })
  const said = () => (logFile ? logTail(logFile, logged) : '')
  const broken = exited.then(() => {
    over.abort()
    // A stop on request is not a failure.
    if (isStopping) return new Promise<never>(() => {})
    const seconds = health.silentForMs / 1000
    if (isHanging) return new Problem(`The ${name} has not responded for ${seconds} seconds.`)
    return endProblem(name, said())
  })
  const stop = async () => {
    isStopping = true
    await endChild(child, exited)
  }
  async function waitForResponse(url: string, withinMs: number): Promise<void> {
    const deadline = performance.now() + withinMs
    const ended = broken.then((problem) => ({ problem }))
    while (!(await isWell(url, signal))) {
      signal.throwIfAborted()
      const end = await Promise.race([ended, sleep(pollMs)])
      if (end) throw end.problem
      if (performance.now() > deadline) {
        throw new Problem(`The ${name} was not ready after ${withinMs / 1000} seconds.`, said())
      }
    }
    // The response may have come from another process on the same port.
    if (child.exitCode !== null || child.signalCode !== null) throw await broken
  }
  function watch(url: string): void {
    watchHealth({
      ...health,
      ask: (asking) => statusOf(url, asking),
      onHanging() {
        isHanging = true
        child.kill('SIGKILL')
      },
      over: over.signal,
    })
  }
  try {
    const { readyUrl, startLimitMs: withinMs, mayWaitForOthers = false } = options
    if (mayWaitForOthers && healthUrl) await waitForResponse(healthUrl, withinMs)
    else await waitForResponse(readyUrl, withinMs)
    if (healthUrl) watch(healthUrl)
    if (mayWaitForOthers) await waitForResponse(readyUrl, Infinity)
  } catch (error) {
    await stop()
    throw error
  }
  return { name, broken, stop }
}

function spawnService({ args, cwd, env, logFile }: ServiceOptions): ChildProcess {
  // In a session of its own: Ctrl-C reaches only the launcher, which stops its services in order. The IPC channel tells the
  // service when the launcher was killed. The log file belongs to the service, so that its last output survives us.
  if (!logFile) {
    return spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
  }
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 })
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  return child
}

async function isWell(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(5000)])
    return (await statusOf(url, limit)) === 200
  } catch {
    return false
  }
}

/** `fetch` would cost the launcher ten megabytes. */
function statusOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { signal }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
      response.on('error', reject)
    }).on('error', reject)
  })
}

async function endChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await exited
  clearTimeout(timer)
}

function endProblem(name: string, log: string): Problem {
  if (isDiskFullOutput(log)) return new DiskFull(`The disk is full: the ${name} had to end.`)
  return new Problem(`The ${name} ended by itself.`, log)
}
