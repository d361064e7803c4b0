import type { IncomingHttpHeaders } from 'node:http'
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

// What Next believes of the server before it, and what only Next may say to itself.
const internal =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-now-|x-vercel-|x-prerender-|x-matched-path$|x-invoke-|next-resume|next-action$|next-hmr-refresh$|x-action-)/

const forwarded = /^(?:forwarded$|x-forwarded-|x-real-ip$|x-original-|x-rewrite-|x-host$|via$)/

/**
 * A visitor's headers, without those that belong to one connection or that a visitor must not set. `host` and what is
 * forwarded come from the front itself, whatever was sent.
 */
export function cleanHeaders(headers: IncomingHttpHeaders): Headers {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  )
  const clean: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'host' || hopByHop.has(name) || named.has(name)) continue
    if (internal.test(name) || forwarded.test(name)) continue
    clean[name] = value
  }
  return clean
}
