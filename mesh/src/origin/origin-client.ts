import { STATUS_CODES } from 'node:http'
import { Agent, request } from 'undici'
import { ResponseHeaders } from './response-headers.ts'
import { maxResponseBytes, originTimeouts } from './limits.ts'
import { originResponseTooLarge, originTimeout, originUnreachable } from './problems.ts'

export type OriginResponse = {
  status: number
  statusText: string
  headers: ResponseHeaders
  text: () => Promise<string>
}

export type OriginCall = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/** Sends a request to the origin over keep-alive connections. */
export type OriginClient = {
  send: (url: string, call: OriginCall, deadline: AbortSignal) => Promise<OriginResponse>
  close: () => Promise<void>
}

/** `undici.request` uses a sixth less CPU per call than `fetch`, because it creates no web streams. */
export function createOriginClient(): OriginClient {
  const agent = new Agent({ connections: 64, connect: { timeout: originTimeouts.connectMs } })

  async function sendOnce(url: string, call: OriginCall, deadline: AbortSignal) {
    const response = await request(url, {
      method: call.method as 'GET',
      headers: call.headers,
      body: call.body ?? null,
      dispatcher: agent,
      signal: deadline,
    })
    const text = await readText(response.body)
    return {
      status: response.statusCode,
      statusText: STATUS_CODES[response.statusCode] ?? '',
      headers: new ResponseHeaders(response.headers),
      text: () => Promise.resolve(text),
    }
  }

  return {
    close: () => agent.close(),
    async send(url, call, deadline) {
      try {
        return await sendOnce(url, call, deadline).catch((error: unknown) => {
          // The replica that had the connection is gone, and another one may respond.
          if (call.method === 'GET' && isConnectionLost(error)) return sendOnce(url, call, deadline)
          throw error
        })
      } catch (error) {
        throw asOriginProblem(error)
      }
    },
  }
}

/** Counts received bytes, since Content-Length need not be true. */
async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let byteCount = 0
  for await (const chunk of body) {
    byteCount += chunk.length
    // Leaving the loop destroys the body and its connection.
    if (byteCount > maxResponseBytes) throw originResponseTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const isConnectionLost = (error: unknown) =>
  /^(ECONN|EPIPE|EHOSTUNREACH|UND_ERR_SOCKET$)/.test(codeOf(error))

function asOriginProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = codeOf(error)
  if (error.name === 'TimeoutError' || code.includes('TIMEOUT')) return originTimeout()
  if (/^(ECONN|ENOTFOUND|EAI_|EPIPE|EHOSTUNREACH|UND_ERR)/.test(code)) return originUnreachable()
  return error
}
