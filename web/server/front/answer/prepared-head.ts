import type { Body, Encoding, CachedResponse } from '#front/cache/cached-response.ts'
import type { Sending } from './sending.ts'

type Circumstances = {
  encoding: Encoding
  /** What every answer of the site carries; the answer's own headers come before them. */
  common: Readonly<Record<string, string>>
  sending: Omit<Sending, 'ageSeconds'>
}

// By the bytes that it announces, so that it lives exactly as long as they do.
const heads = new WeakMap<Body, string[]>()

/**
 * The headers of a kept answer that are the same for all who get these bytes, as `writeHead` takes them quickest: names and
 * values in turn. Made once: the circumstances must be the same at each call for the same bytes.
 */
export function preparedHead(
  answer: CachedResponse,
  body: Body,
  circumstances: Circumstances,
): readonly string[] {
  const known = heads.get(body)
  if (known) return known
  const head = writeDown(answer, body, circumstances)
  heads.set(body, head)
  return head
}

function writeDown(
  answer: CachedResponse,
  body: Body,
  { encoding, common, sending }: Circumstances,
): string[] {
  const headers = {
    ...common,
    'cache-control': sending.cacheControl,
    'cache-status': sending.cacheStatus,
    vary: varyLine(sending.vary),
    ...answer.headers,
    etag: body.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.bytes.length),
  }
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((line) => [name, line]),
  )
}

/** What an answer differs by: the encoding, and what is given beside it. */
export function varyLine(beside: string | undefined): string {
  return beside === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${beside}`
}
