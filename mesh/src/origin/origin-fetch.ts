import type { OriginAnswer, OriginCall, OriginClient } from './origin-client.ts'
import { assertSafeUrl } from './safe-url.ts'

export type OriginFetch = (url: string, call: OriginCall) => Promise<OriginAnswer>

/**
 * The door to the origin for one incoming request: every address is read once, however many fields ask for it, and what the
 * origin sets as cookies is collected for the answer.
 */
export function createOriginFetch(client: OriginClient, setCookies: string[]): OriginFetch {
  const reads = new Map<string, Promise<OriginAnswer>>()

  async function send(url: string, call: OriginCall): Promise<OriginAnswer> {
    const answer = await client.send(url, call)
    setCookies.push(...answer.headers.getSetCookie())
    return answer
  }

  return (url, call) => {
    assertSafeUrl(url)
    if (call.method !== 'GET') {
      // What is read after a write must be fresh.
      reads.clear()
      return send(url, call)
    }
    const known = reads.get(url)
    if (known) return known
    const read = send(url, call)
    reads.set(url, read)
    return read
  }
}
