import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createFront, type FrontParts } from '#front/front.ts'
import type { Renderer } from '#front/renderer.ts'
import type { SiteState } from '#front/site/site-state.ts'

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

type SendRequest = { method?: string; headers?: Record<string, string>; body?: string }

/** A front server with the given renderer on a random port, until the test ends. Paths are sent as they are written. */
export async function serveFront(
  parts: Partial<FrontParts> & { renderer: Renderer; siteState?: FrontParts['siteState'] },
) {
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const front = createFront({
    siteUrl: new URL('http://www.example.test'),
    siteState: siteState({ isOnline: true, redirects: new Map() }),
    startScripts: {
      address: '/_next/static/test/start.js',
      draftAddress: '/_next/static/test/request-draft.js',
      recorder: 'record()',
    },
    log,
    ...parts,
  })
  const server = createServer((request, response) => {
    if (front.serveFromMemory(request, response)) return
    void front.handle(front.receive(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  return {
    front,
    server,
    port,
    logged,
    sendRequest: (path: string, init?: SendRequest) => sendRequest(port, path, init),
  }
}

/** A log for tests that write too many lines to read. */
export const silent = pino({ level: 'silent' })

/** A site state that never changes. */
export function siteState(state: SiteState): FrontParts['siteState'] {
  return { current: () => state, refresh: async () => {} }
}

export function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: SendRequest = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode: status = 0, headers: sent } = response
        resolve({ status, headers: sent, body: bytes, text: bytes.toString() })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
