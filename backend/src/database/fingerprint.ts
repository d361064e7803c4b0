import { createHash } from 'node:crypto'

/** A short hash of the given values. */
export function fingerprint(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}
