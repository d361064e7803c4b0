import { createHash, createHmac, randomUUID } from 'node:crypto'

/** What identifies a request of a visitor: the CSRF token and an optional idempotency key. */
type Visit = { csrfToken: string; requestKey: string | null | undefined }

export type NewCart = {
  /** The cookie of a cart created by this request. */
  token: string
  /** The key under which the request is stored. */
  requestKey: string
}

/**
 * Derives the cookie of a new cart from the request that creates it: a client that lost the response and retries with the same
 * key gets the same cart, although the cookie never arrived and the database stores only its hash. It cannot be guessed without
 * the origin's secret.
 */
export function newCartFor({ csrfToken, requestKey }: Visit, secret: string): NewCart {
  const call = `${csrfToken} ${requestKey ?? randomUUID()}`
  return { token: derive(secret, `cart ${call}`), requestKey: hashId(`request ${call}`) }
}

/** Derives the secret of the order for a cart, so that a retry yields the same order. */
export function orderSecretFor(cartToken: string, secret: string): string {
  return derive(secret, `order ${cartToken}`)
}

/** Derives the token in the link of a mail that confirms an order. The order's secret is not enough: whoever placed the order knows it, even if the address is another person's. */
export function confirmationTokenFor(orderSecret: string, secret: string): string {
  return derive(secret, `confirm ${orderSecret}`)
}

/** Derives how a network is stored: who reads the table does not learn addresses. */
export function networkIdFor(network: string, secret: string): string {
  return hashId(derive(secret, `network ${network}`))
}

/** The first half of a SHA-256 as a UUID: how tokens, keys and requests are stored. */
export function hashId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url')
}
