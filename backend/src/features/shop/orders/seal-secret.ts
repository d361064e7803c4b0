import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts the secret of an order with a key that is derived from that of the origin, so that its account can open it later. */
export function sealSecret(secret: string, tokenSecret: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(tokenSecret), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The secret again; undefined if it was sealed with another key. */
export function unsealSecret(sealed: string, tokenSecret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
  try {
    const decipher = createDecipheriv(
      algorithm,
      keyOf(tokenSecret),
      bytes.subarray(0, nonceBytes),
    ).setAuthTag(tag)
    const opened = decipher.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf(tokenSecret: string): Buffer {
  return createHash('sha256').update(`sealed orders ${tokenSecret}`).digest()
}
