import { responseTagsHeader } from '#lib/http/response-tags.ts'
import { internalResponseHeaders } from '#front/next/headers.ts'
import type { Headers } from '#front/renderer.ts'

// Headers of one connection (RFC 9110, 7.6.1), headers that the front server sets itself, and internal ones.
const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'date',
  'etag',
  'cache-control',
  'vary',
  'age',
  responseTagsHeader,
  ...internalResponseHeaders,
])

/** The renderer's headers that are sent to the client. */
export function outgoingHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !dropped.has(name))
      // Next writes some headers twice: the address of a redirect, and the preloads of a page from its cache.
      .map(([name, value]) => [name, name === 'location' ? first(value) : withoutRepeats(value)]),
  )
}

const withoutRepeats = (value: string | string[]) =>
  Array.isArray(value) ? [...new Set(value)] : value

/** The value of a header that must not be repeated. */
function first(value: string | string[]): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
