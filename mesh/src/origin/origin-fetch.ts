import { recordResponse, type ResponseRecord } from './response-record.ts'
import { orWhenMissing } from './missing-extensions.ts'
import type { OriginResponse, OriginCall, OriginClient } from './origin-client.ts'
import { assertSafeUrl } from './safe-url.ts'

export type OriginFetch = (url: string, call: OriginCall) => Promise<OriginResponse>

type Incoming = {
  client: OriginClient
  responseRecord: ResponseRecord
  /** Headers sent with every call: the visitor's address and the request id. */
  headers: Record<string, string>
  deadline: AbortSignal
}

/**
 * The origin's client for one incoming request: each URL is read once, however many fields need it, and the effect of responses
 * on the whole is recorded.
 */
export function createOriginFetch({
  client,
  responseRecord,
  headers,
  deadline,
}: Incoming): OriginFetch {
  const reads = new Map<string, Promise<OriginResponse>>()

  async function send(url: string, { method, body, headers: own }: OriginCall) {
    const response = await client.send(
      url,
      { method, headers: { ...own, ...headers }, body },
      deadline,
    )
    recordResponse(responseRecord, response.headers)
    return response
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
    const read = send(url, call).then((response) => orWhenMissing(url, response))
    reads.set(url, read)
    return read
  }
}
