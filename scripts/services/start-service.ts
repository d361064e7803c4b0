import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '#console/problem.mjs'
import { saysDiskIsFull } from '#console/explain.mjs'

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
  readyLimitMs: number
  signal: AbortSignal
}

export type Service = {
  name: string
  /** Fulfilled with a `Problem` when the service ends without having been asked. */
  broken: Promise<Problem>
  stop: () => Promise<void>
}

const pollMs = 50
const stopLimitMs = 10_000

/** Starts a service of ours and waits until it is ready; ends it again when it does not become so. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, signal } = options
  signal.throwIfAborted()
  const child = spawnService(options)
  let asked = false
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })
  const broken = exited.then(() => {
    // One that was asked to end is not broken.
    return asked ? new Promise<never>(() => {}) : endProblem(options)
  })
  const stop = async () => {
    asked = true
    await endChild(child, exited)
  }
  try {
    await untilReady(options, broken)
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
  const output = openSync(logFile, 'w', 0o600)
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  })
  closeSync(output)
  return child
}

async function untilReady(options: ServiceOptions, broken: Promise<Problem>): Promise<void> {
  const { name, readyUrl, readyLimitMs, signal } = options
  const deadline = Date.now() + readyLimitMs
  let problem: Problem | undefined
  void broken.then((reason) => (problem = reason))
  while (!(await isReady(readyUrl))) {
    signal.throwIfAborted()
    if (problem) throw problem
    if (Date.now() > deadline) {
      throw new Problem(
        `The ${name} was not ready after ${readyLimitMs / 1000} seconds.`,
        readLog(options),
      )
    }
    await sleep(pollMs)
  }
  if (problem) throw problem
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
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

function endProblem(options: ServiceOptions): Problem {
  const log = readLog(options)
  if (saysDiskIsFull(log)) return new Problem(`The disk is full: the ${options.name} had to end.`)
  return new Problem(`The ${options.name} ended by itself.`, log)
}

function readLog({ logFile }: ServiceOptions): string {
  return logFile ? readFileSync(logFile, 'utf8') : ''
}
