import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { Problem } from '#console/problem.mjs'
import { isDiskFullOutput } from '#console/explain.mjs'
import type { DatabaseUser } from './database-user.ts'
import { role } from './login.ts'
import { cleanEnvironment } from './run-as.ts'

const draftPrefix = 'cluster-draft-'

// With `--locale=C` pg_trgm drops umlauts; the builtin provider needs no locale of the operating system and sorts the same
// everywhere.
const initdbOptions = [
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth=scram-sha-256',
  `--username=${role}`,
]

const fastOptions = ['--no-sync', '--no-data-checksums']

/** Creates the folder `cluster` in `home`, atomically: what an interrupted attempt left is deleted. */
export async function createCluster(options: {
  home: string
  binaries: string
  user: DatabaseUser
  password: string
  /** Disables fsync and checksums: for tests. */
  fast: boolean
}): Promise<void> {
  const { home, binaries, user, password, fast } = options
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(draftPrefix))) {
    rmSync(`${home}/${name}`, { recursive: true, force: true })
  }
  const draft = `${home}/${draftPrefix}${randomUUID()}`
  const passwordFile = `${draft}.password`
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await initdb(
      `${binaries}/initdb`,
      [...initdbOptions, ...(fast ? fastOptions : []), `--pwfile=${passwordFile}`, draft],
      user,
    )
    renameSync(draft, `${home}/cluster`)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function initdb(command: string, args: string[], user: DatabaseUser): Promise<void> {
  const child = spawn(command, args, {
    ...user,
    cwd: '/',
    env: cleanEnvironment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const problem = isDiskFullOutput(output)
        ? new Problem('The disk is full: there was no room to create the database.')
        : new Problem('The database could not be created.', output)
      return reject(problem)
    })
  })
}
