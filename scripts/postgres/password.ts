import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The password of the folder's database, made at the first call and readable by its owner only. */
export function readPassword(folder: string): string {
  const file = `${folder}/password`
  if (!existsSync(file)) {
    // Written aside first: a half-written password would lock us out of the database for ever.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(draft, file)
  }
  return readFileSync(file, 'utf8')
}
