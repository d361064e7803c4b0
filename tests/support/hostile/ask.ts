import { Agent, request as send } from 'node:http'
import { stack } from '#support/stack.ts'

export type HttpResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

export type Ask = {
  /** Path and query, sent as they are, without normalization. */
  path: string
  /** The site, unless stated otherwise. */
  to?: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Local address from which the request is sent; each is another visitor. */
  from?: string
  timeoutMs?: number
}

/** Statuses of a theatre that is too busy at the moment; such a response discloses nothing. */
export const isTooBusy = (status: number) => status === 503 || status === 504

const agent = new Agent({ keepAlive: true, maxFreeSockets: 4 })

/**
 * Sends a request as it is, unlike `fetch`, which normalizes addresses and headers; throws when there is no response.
 */
export function ask({ path, to, method, headers = {}, body, from, timeoutMs = 20_000 }: Ask) {
  const { hostname, port } = new URL(to ?? stack.siteUrl)
  return new Promise<HttpResponse>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request = send(
      {
        hostname,
        port,
        path,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...length, ...headers },
        agent,
        family: 4,
        ...(from && { localAddress: from }),
        signal,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    request.on('error', (error) =>
      reject(signal.aborted ? new Error(`No response in ${timeoutMs} ms: ${path}`) : error),
    )
    request.end(body)
  })
}
