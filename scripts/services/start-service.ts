import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DiskFull, Problem } from '#console/problem.mjs'
import { saysDiskIsFull } from '#console/explain.mjs'
import { lastWords, sizeOf } from '#console/last-words.ts'
import type { Running } from './keep-running.ts'
import { type Silence, watchHealth } from './watch-health.ts'

export type ServiceOptions = {
  /** As in a sentence: „site“, „gateway“. */
  name: string
  /** Arguments of Node: the program, and what goes before it. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** File that takes everything it prints; without one that goes into this terminal. */
  logFile: string | undefined
  /** Answers 200 when the service can serve. */
  readyUrl: string
  /** Answers as long as the service is alive: one that is silent for half a minute is killed. Without one nobody looks. */
  healthUrl: string | undefined
  /** How often that is asked for, and when it is taken for hanging. */
  health?: Silence
  startLimitMs: number
  /** Within the limit it has only to be alive: it may not be ready because others are away. */
  mayWaitForOthers?: boolean
  signal: AbortSignal
}

export type Service = Running & { name: string }

const pollMs = 50
/** Longer than the site takes to answer what is under way. */
const stopLimitMs = 15_000
const usualHealth = { everyMs: 5_000, silentForMs: 30_000 }

/** Starts a service of ours and waits until it is ready; ends it again when it does not become so. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, signal, logFile, healthUrl, health = usualHealth } = options
  signal.throwIfAborted()
  const logged = logFile ? sizeOf(logFile) : 0
  const child = spawnService(options)
  let asked = false
  let isHanging = false
  const over = new AbortController()
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })
  const said = () => (logFile ? lastWords(logFile, logged) : '')
  const broken = exited.then(() => {
    over.abort()
    // One that was asked to end is not broken.
    if (asked) return new Promise<never>(() => {})
    const seconds = health.silentForMs / 1000
    if (isHanging) return new Problem(`The ${name} has not answered for ${seconds} seconds.`)
    return endProblem(name, said())
  })
  const stop = async () => {
    asked = true
    await endChild(child, exited)
  }
  async function untilAnswers(url: string, withinMs: number): Promise<void> {
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
    // Whoever answered may have been another one, on the same port.
    if (child.exitCode !== null || child.signalCode !== null) throw await broken
  }
  function watch(url: string): void {
    watchHealth({
      ...health,
      ask: async (asking) => (await fetch(url, { signal: asking })).text(),
      onHanging() {
        isHanging = true
        child.kill('SIGKILL')
      },
      over: over.signal,
    })
  }
  try {
    const { readyUrl, startLimitMs: withinMs, mayWaitForOthers = false } = options
    if (mayWaitForOthers && healthUrl) await untilAnswers(healthUrl, withinMs)
    else await untilAnswers(readyUrl, withinMs)
    if (healthUrl) watch(healthUrl)
    if (mayWaitForOthers) await untilAnswers(readyUrl, Infinity)
  } catch (error) {
    await stop()
    throw error
  }
  return { name, broken, stop }
}

function spawnService({ args, cwd, env, logFile }: ServiceOptions): ChildProcess {
  // A session of its own: Ctrl-C reaches only the launcher, which ends its services in order. The channel tells the service when
  // the launcher has been killed. The log is the service's own file, so that its last words survive us.
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
    const answer = await fetch(url, { signal: limit, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status === 200
  } catch {
    return false
  }
}

async function endChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await exited
  clearTimeout(timer)
}

function endProblem(name: string, log: string): Problem {
  if (saysDiskIsFull(log)) return new DiskFull(`The disk is full: the ${name} had to end.`)
  return new Problem(`The ${name} ended by itself.`, log)
}
