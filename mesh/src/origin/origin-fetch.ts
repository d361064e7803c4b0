import { recordResponse, type ResponseRecord } from './response-record.ts'
import { orWhenMissing } from './missing-extensions.ts'
import type { OriginAnswer, OriginCall, OriginClient } from './origin-client.ts'
import { assertSafeUrl } from './safe-url.ts'

export type OriginFetch = (url: string, call: OriginCall) => Promise<OriginAnswer>

type Incoming = {
  client: OriginClient
  answers: ResponseRecord
  /** Headers sent with every call: the visitor's address and the request id. */
  headers: Record<string, string>
  deadline: AbortSignal
}

/**
 * The origin's client for one incoming request: each URL is read once, however many fields need it, and the effect of responses
 * on the whole is recorded.
 */
export function createOriginFetch({ client, answers, headers, deadline }: Incoming): OriginFetch {
  const reads = new Map<string, Promise<OriginAnswer>>()

  async function send(url: string, { method, body, headers: own }: OriginCall) {
    const answer = await client.send(
      url,
      { method, headers: { ...own, ...headers }, body },
      deadline,
    )
    recordResponse(answers, answer.headers)
    return answer
  }

  return (url, call) => {
    assertSafeUrl(url)
    if (call.method !== 'GET') {
      // Reads after a write must be fresh.
      reads.clear()
      return send(url, call)
    }
    const known = reads.get(url)
    if (known) return known
    const read = send(url, call).then((answer) => orWhenMissing(url, answer))
    reads.set(url, read)
    return read
  }
}
