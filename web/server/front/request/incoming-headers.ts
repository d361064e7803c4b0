import type { IncomingHttpHeaders } from 'node:http'
import { isInternalRequestHeader } from '#front/next/headers.ts'
import type { Headers } from '#front/renderer.ts'

// What only concerns the connection to the visitor (RFC 9110, 7.6.1).
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
 * Takes out, in place, what a visitor must not say: headers that only the front and Next say to each other, and whom a proxy
 * has forwarded. Do it after the peer was read.
 */
export function dropSpoofed(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (isInternalRequestHeader(name) || forwarded.test(name)) delete headers[name]
  }
}

/** The headers that concern the request and not only one connection; `host` comes from the front itself. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Headers {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const passed: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'host') continue
    if (!hopByHop.has(name) && !named.includes(name)) passed[name] = value
  }
  return passed
}
