import { spawnSync } from 'node:child_process'
import type { DatabaseUser } from './database-user.ts'

export type ProcessResult = { ok: boolean; output: string }

/** The environment of the database's programs: nothing of ours may change how they sort or print. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_MESSAGES: 'C' }

/** Runs a short program as the database's user and waits for it. */
export function runAs(user: DatabaseUser, command: string, args: string[]): ProcessResult {
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
