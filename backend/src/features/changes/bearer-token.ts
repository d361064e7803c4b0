import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header contains the bearer token, compared in constant time. */
export function hasBearerToken(header: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}

// Hashes have equal length, as `timingSafeEqual` requires.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
