import type { IncomingHttpHeaders } from 'node:http'
import { isInternalRequestHeader } from '#front/next/headers.ts'
import type { Headers } from '#front/renderer.ts'

// Headers of the connection to the client (RFC 9110, 7.6.1).
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

const forwarded = /^(?:forwarded$|x-forwarded-|x-real-ip$|x-original-|x-rewrite-|x-host$|via$)/

/**
 * Removes, in place, headers that a visitor must not send: those between the front server and Next, and those of
 * proxies. Call it after reading the peer.
 */
export function dropSpoofed(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (isInternalRequestHeader(name) || forwarded.test(name)) delete headers[name]
  }
}

/** The headers that belong to the request and not to one connection; `host` is set by the front server itself. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Headers {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const passed: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'host') continue
    if (!hopByHop.has(name) && !named.includes(name)) passed[name] = value
  }
  return passed
}
