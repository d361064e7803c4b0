import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { Problem } from '#console/problem.mjs'
import type { DatabaseUser } from './database-user.ts'
import { runAs } from './run-as.ts'

/**
 * The folder of the database's files: `folder`, unless its user may not enter it (root's checkout in a folder of mode 700). Then
 * a folder elsewhere, whose path is stored in `folder`, since permissions may change while the content must stay.
 */
export function findHome({ folder, user }: { folder: string; user: DatabaseUser }): string {
  const record = `${folder}/location`
  if (existsSync(record)) return readFileSync(record, 'utf8').trim()
  const path = realpathSync(folder)
  if (existsSync(`${path}/cluster`) || canEnter(user, path)) return path
  const elsewhere = placesFor(path).find((place) => makeOwnFolder(place) && canEnter(user, place))
  if (!elsewhere) {
    throw new Problem(
      `The user that PostgreSQL runs as may not enter ${folder}: start this as an ordinary user, ` +
        'choose another folder with FOYER_DATA, or set DATABASE_URL.',
    )
  }
  writeFileSync(record, `${elsewhere}\n`)
  return elsewhere
}

function placesFor(folder: string): string[] {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return [`/var/lib/foyer/${name}`, `${tmpdir()}/foyer-${name}`]
}

function makeOwnFolder(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true })
    // In the shared temporary folder another user may have created it first, to read along.
    if (statSync(path).uid !== process.getuid?.()) return false
    chmodSync(path, 0o755)
    return true
  } catch {
    return false
  }
}

function canEnter(user: DatabaseUser, path: string): boolean {
  if (!user) return true
  return runAs(user, '/bin/sh', ['-c', 'test -x "$0"', path]).ok
}
