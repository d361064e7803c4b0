import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { Problem } from '#console/problem.mjs'

/** The user to run the server as; undefined if it is the current, unprivileged user. */
export type DatabaseUser = { uid: number; gid: number } | undefined

const candidates = ['postgres', 'foyer']

/** PostgreSQL refuses to run as root: then an unprivileged user is used, created if the system has none. */
export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined
  return (
    candidates.map(findUser).find((user) => user !== undefined) ??
    createUser() ??
    findUser('nobody') ??
    noUser()
  )
}

/** The owner of an existing cluster must run it: PostgreSQL refuses all others, also if the current user has changed. */
export function clusterOwner(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0 || !existsSync(cluster)) return undefined
  const { uid, gid } = statSync(cluster)
  return { uid, gid }
}

function findUser(name: string): DatabaseUser {
  const [uid, gid] = [numberOf(['-u', name]), numberOf(['-g', name])]
  return uid && gid ? { uid, gid } : undefined
}

function numberOf(idArguments: string[]): number | undefined {
  const id = spawnSync('id', idArguments, { encoding: 'utf8' })
  return id.status === 0 ? Number(id.stdout) : undefined
}

function createUser(): DatabaseUser {
  const path = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'foyer'], {
    env: { PATH: path },
  })
  return findUser('foyer')
}

function noUser(): never {
  throw new Problem(
    'PostgreSQL refuses to run as root, and this system has no user for it: start this as an ordinary user, or set DATABASE_URL.',
  )
}
