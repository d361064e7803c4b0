import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header brings the secret, compared in a time that tells nothing of it. */
export function bringsSecret(header: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}

// Of equal length, whatever was sent.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
