import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection only (RFC 9110, 7.6.1), and the name of the host that was asked. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
])

/** The headers that may be passed on, without those that `connection` names. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const passed = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !hopByHop.has(name) && !named.includes(name),
  )
  return Object.fromEntries(passed) as Record<string, string | string[]>
}
