import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The password of the folder's database, created at the first call and readable only by its owner. */
export function readPassword(folder: string): string {
  const file = `${folder}/password`
  if (!existsSync(file)) {
    // Written atomically: a truncated password would lock us out of the database for ever.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8')
}
