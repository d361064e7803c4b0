import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** Recommended by OWASP: 19 MiB, two passes. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** A password as it is stored: algorithm, memory, passes, salt and digest, joined by `$`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const digest = await derive('argon2id', { message: password, nonce, ...cost })
  const parts = ['argon2id', cost.memory, cost.passes]
  return [...parts, nonce.toString('base64url'), digest.toString('base64url')].join('$')
}

/** Whether a password is the stored one. Takes the same time whether it is or not. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, nonce = '', digest = ''] = stored.split('$')
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    parallelism: cost.parallelism,
    tagLength: cost.tagLength,
    memory: Number(memory),
    passes: Number(passes),
  })
  const expected = Buffer.from(digest, 'base64url')
  return expected.length === given.length && timingSafeEqual(given, expected)
}
