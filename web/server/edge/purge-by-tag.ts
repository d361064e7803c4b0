import { Agent, request } from 'undici'
import type { PurgeByKey } from './purger.ts'

const timeoutMs = 10_000

/**
 * Purges softly at a content delivery network that takes a list of surrogate keys, as Fastly does:
 * `https://api.fastly.com/service/<id>/purge` (https://www.fastly.com/documentation/reference/api/purging/).
 */
export function createPurgeByTag(address: string, token: string): PurgeByKey {
  const agent = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connectTimeout: timeoutMs,
  })
  return async (keys) => {
    const { statusCode, body } = await request(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'fastly-key': token,
        'fastly-soft-purge': '1',
        'surrogate-key': keys.join(' '),
      },
      dispatcher: agent,
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`The network responded with ${statusCode} to a purge.`)
  }
}
