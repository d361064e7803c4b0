import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminBase, isAdminCall, originPathOfAdminCall } from '@foyer/schema/paths/admin-paths.ts'
import type { Exchange } from '#front/operation/exchange.ts'
import { isTooLarge } from '#front/request/bounded-body.ts'
import { acceptedEncoding } from '#front/response/accepted-encoding.ts'
import { sendError } from '#front/serve/short-responses.ts'
import { adminDocument } from './admin-document.ts'
import { type AdminFile, readAdminFiles } from './admin-files.ts'

type Options = {
  /** Folder of the built admin site. */
  folder: string
  variant: string
  isSecure: boolean
  /** Proxies a call to the origin. */
  toOrigin: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

const assets = `${adminBase}/assets/`

/**
 * The door to the admin site: its document, which is the same at all of its addresses, its files, and the calls that it needs. Who may
 * call is decided by the origin.
 */
export function createAdminDoor({ folder, variant, isSecure, toOrigin }: Options) {
  const template = readTemplate(folder)
  const files = readAdminFiles(folder)

  return async (exchange: Exchange, path: string): Promise<void> => {
    const { request, response } = exchange
    const method = request.method ?? 'GET'
    response.setHeader('x-robots-tag', 'noindex, nofollow')
    if (isAdminCall(path)) return call(exchange, { method, path })
    if (method !== 'GET' && method !== 'HEAD') return sendError(exchange, 405)
    if (path.startsWith(assets)) {
      const file = files.get(path.slice(assets.length))
      return file ? sendFile(request, response, file) : sendError(exchange, 404)
    }
    if (template === undefined) return sendError(exchange, 404)
    const { html, policy } = adminDocument(template, { variant, isSecure })
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-frame-options', 'DENY')
    response.setHeader('cache-control', 'private, no-store')
    send(request, response, { type: 'text/html; charset=utf-8', body: Buffer.from(html) })
  }

  async function call(exchange: Exchange, { method, path }: { method: string; path: string }) {
    const { request, response } = exchange
    if (originPathOfAdminCall(method, path) === undefined) return sendError(exchange, 404)
    if (isFromElsewhere(request)) return sendError(exchange, 400)
    // Browsers announce the size of what the admin site sends.
    if (request.headers['transfer-encoding'] !== undefined) return sendError(exchange, 400)
    if (isTooLarge(request)) return sendError(exchange, 413)
    await toOrigin(request, response)
  }
}

function readTemplate(folder: string): string | undefined {
  try {
    return readFileSync(`${folder}/index.html`, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether a browser says that another site's page sent it. A file to download may be opened from the address bar. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: AdminFile) {
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('vary', 'accept-encoding')
  const isCompressed = acceptedEncoding(request.headers['accept-encoding']) === 'br'
  const body = isCompressed ? await file.compressed() : file.bytes
  if (body !== file.bytes) response.setHeader('content-encoding', 'br')
  send(request, response, { type: file.type, body })
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { type, body }: { type: string; body: Buffer },
): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
