import { answerTagsHeader } from '#lib/http/answer-tags.ts'
import { internalAnswerHeaders } from '#front/next/headers.ts'
import type { Headers } from '#front/renderer.ts'

// What only concerns one connection (RFC 9110, 7.6.1), what the front decides itself, and what is nobody's business.
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
  answerTagsHeader,
  ...internalAnswerHeaders,
])

/** The renderer's headers that are sent on. */
export function outgoingHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !dropped.has(name))
      // Next writes some headers twice: the address of a redirect, the preloads of a page that it had kept.
      .map(([name, value]) => [name, name === 'location' ? first(value) : withoutRepeats(value)]),
  )
}

const withoutRepeats = (value: string | string[]) =>
  Array.isArray(value) ? [...new Set(value)] : value

/** The value of a header that must not come twice. */
function first(value: string | string[]): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
