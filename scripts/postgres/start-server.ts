import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { DiskFull, Problem } from '#console/problem.mjs'
import { isDiskFullOutput } from '#console/explain.mjs'
import { logTail, logSize } from '#console/log-tail.ts'
import { freePort } from '#ports/free-port.ts'
import type { DatabaseUser } from './database-user.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { cleanEnvironment } from './run-as.ts'

export type ServerOptions = {
  cluster: string
  binaries: string
  user: DatabaseUser
  fast: boolean
  log: string
  /** The port to listen on; any free one by default. */
  port: number | undefined
}

const attempts = 20
const retryMs = 500

// Transient causes: a port that was taken in between, and children of a killed server, which take a moment to end.
const passing = /could not bind|Address already in use|pre-existing shared memory block/

/** Starts the server on a cluster that has none running. */
export async function startServer(options: ServerOptions): Promise<Postmaster> {
  // Left by a killed server. PostgreSQL would respect it if another program now had its pid.
  rmSync(`${options.cluster}/postmaster.pid`, { force: true })
  for (let attempt = 1; ; attempt += 1) {
    const logged = logSize(options.log)
    const postmaster = await tryToStart(options)
    if (postmaster) return postmaster
    const log = logTail(options.log, logged)
    if (attempt === attempts || !passing.test(log)) throw startProblem(log)
    await sleep(retryMs)
  }
}

async function tryToStart(options: ServerOptions): Promise<Postmaster | undefined> {
  const { cluster, binaries, user, fast, log, port } = options
  const output = openSync(log, 'a', 0o600)
  const settings = [
    `port=${port ?? (await freePort())}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(fast ? ['fsync=off', 'full_page_writes=off'] : []),
  ]
  // In a session of its own: Ctrl-C must reach only the launcher, since the database stops last.
  const child = spawn(
    `${binaries}/postgres`,
    ['-D', cluster, ...settings.flatMap((line) => ['-c', line])],
    {
      ...user,
      cwd: '/',
      env: cleanEnvironment,
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  child.unref()
  const ended = new Promise<'ended'>((resolve) => {
    child.on('exit', () => resolve('ended'))
    child.on('error', () => resolve('ended'))
  })
  return Promise.race([ended.then(() => undefined), ready(cluster, ended)])
}

async function ready(cluster: string, ended: Promise<'ended'>): Promise<Postmaster | undefined> {
  let over = false
  void ended.then(() => (over = true))
  while (!over) {
    const postmaster = existsSync(`${cluster}/postmaster.pid`) && (await findPostmaster(cluster))
    if (postmaster) return postmaster
    await sleep(20)
  }
  return undefined
}

function startProblem(log: string): Problem {
  return isDiskFullOutput(log)
    ? new DiskFull('The disk is full: the database could not start.')
    : new Problem('The database did not start.', log)
}
