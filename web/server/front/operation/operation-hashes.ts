import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The hashes of all operations that the site sends. The documents are not kept in memory. */
export function readOperationHashes(): string[] {
  const file = fileURLToPath(import.meta.resolve('@foyer/schema/operations.json'))
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
}
