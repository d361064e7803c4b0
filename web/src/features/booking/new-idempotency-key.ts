const keyBytes = 16

/** A random idempotency key. `crypto.randomUUID` is missing where a theatre tries the site without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
