import type { OriginCall, OriginClient } from '#origin/origin-client.ts'
import { ResponseHeaders } from '#origin/response-headers.ts'

export type StubResponse = {
  status?: number
  headers?: Record<string, string | string[]>
  body?: unknown
}
export type SeenCall = OriginCall & { url: URL; deadline: AbortSignal }

/** A fake origin whose responses come from a function, and which records its requests. String bodies are sent unchanged. */
export function createStubOrigin(
  response: (call: SeenCall) => StubResponse | Promise<StubResponse>,
) {
  const calls: SeenCall[] = []
  const client: OriginClient = {
    close: () => Promise.resolve(),
    async send(address, call, deadline) {
      const seen = { ...call, url: new URL(address), deadline }
      calls.push(seen)
      const { status = 200, headers = {}, body = {} } = await response(seen)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return {
        status,
        statusText: '',
        headers: new ResponseHeaders(headers),
        text: () => Promise.resolve(text),
      }
    },
  }
  return { client, calls }
}
