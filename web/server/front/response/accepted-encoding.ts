import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from '#front/cache/cached-response.ts'

const encodings: Encoding[] = ['br', 'gzip', 'identity']

// Browsers send few different header values; nearly every request is a hit of this cache.
const known = new LRUCache<string, Encoding>({ max: 200 })

// The published types lack the second argument.
type EncodingNegotiator = {
  encoding(available: Encoding[], options: { preferred: Encoding[] }): Encoding | undefined
}

/** The response encoding for a visitor's `Accept-Encoding`: of equally preferred ones the smallest. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const line = header.length > 200 ? header.slice(0, 200) : header
  const found = known.get(line)
  if (found) return found
  const negotiator = new Negotiator({ headers: { 'accept-encoding': line } }) as EncodingNegotiator
  const encoding = negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity'
  known.set(line, encoding)
  return encoding
}
