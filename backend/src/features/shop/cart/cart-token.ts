import { createHash, createHmac, randomUUID } from 'node:crypto'

/** What a visitor brings to an addition: the signed csrf token, and perhaps a key. */
type Visit = { csrfToken: string; requestKey: string | null | undefined }

export type NewCart = {
  /** What the cookie of a cart that is made by this call holds. */
  token: string
  /** Under which the call is remembered. */
  requestKey: string
}

/**
 * The cookie of a cart follows from the call that makes it: who has lost the answer and calls again with the same key gets the
 * same cart, although the cookie never arrived and the database does not know it. Without the origin's secret nobody can tell it.
 */
export function newCartFor({ csrfToken, requestKey }: Visit, secret: string): NewCart {
  const call = `${csrfToken} ${requestKey ?? randomUUID()}`
  return { token: derive(secret, `cart ${call}`), requestKey: hashId(`request ${call}`) }
}

/** The secret of the order that a cart becomes, by the same reasoning. */
export function orderSecretFor(cartToken: string, secret: string): string {
  return derive(secret, `order ${cartToken}`)
}

/** Half of a SHA-256, as a UUID: what the database knows a token, a key or a wish by. */
export function hashId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}
