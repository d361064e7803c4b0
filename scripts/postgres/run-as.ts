import { spawnSync } from 'node:child_process'
import type { DatabaseUser } from './database-user.ts'

export type Ended = { ok: boolean; output: string }

/** What the database's programs see of our environment: nothing of it may change how they read or sort. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_MESSAGES: 'C' }

/** Runs a short program as the database's user and waits for its end. */
export function runAs(user: DatabaseUser, command: string, args: string[]): Ended {
  const run = spawnSync(command, args, {
    ...user,
    cwd: '/',
    env: cleanEnvironment,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  const output = run.error ? run.error.message : `${run.stdout}${run.stderr}`
  return { ok: run.status === 0, output }
}
