import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { limits } from '#front/limits.ts'
import type { Headers } from '#front/renderer.ts'
import type { Moment } from './tag-clock.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Body = { bytes: Buffer; etag: string }

/** A response in memory: everything that a cache hit needs is computed once. */
export type CachedResponse = {
  status: number
  headers: Headers
  /** Hash of the unencoded body. */
  hash: string
  /** The stored body: compressed where that is worth it, since nearly all clients accept brotli. */
  stored: Body & { encoding: 'br' | 'identity' }
  tags: readonly string[]
  /** When its render started. */
  startedAt: Moment
  /** Until when it is fresh, if none of its tags is invalidated. */
  freshUntil: Moment
  /** How long it is fresh while the change feed is disconnected. */
  ttlWithoutFeedMs: number
  bytes: number
}

type UnencodedResponse = Omit<CachedResponse, 'hash' | 'stored' | 'bytes'> & { body: Buffer }

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/
const smallestWorthwhileBytes = 512
// From 7 on brotli fills tables of several megabytes for each page: ten times the CPU, half a render, to save one percent.
const brotliQuality = 6
const compressBrotli = promisify(brotliCompress)

/** Compresses a response where that is worth it, off the main thread, and computes its ETag. */
export async function toCachedResponse({
  body,
  ...response
}: UnencodedResponse): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const stored: CachedResponse['stored'] = isWorthCompressing(response.headers, body)
    ? { encoding: 'br', bytes: await brotli(body), etag: etagOf(hash, 'br') }
    : { encoding: 'identity', bytes: body, etag: etagOf(hash, 'identity') }
  return { ...response, hash, stored, bytes: estimateBytes(response, stored.bytes) }
}

/** The ETag of a response in an encoding, whether that body is available or not. */
export const etagFor = ({ hash }: CachedResponse, encoding: Encoding): string =>
  etagOf(hash, encoding)

const suffixes = { br: '-br', gzip: '-gz', identity: '' }

const etagOf = (hash: string, encoding: Encoding) => `"${hash}${suffixes[encoding]}"`

const brotli = (body: Buffer) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** The smallest window that holds the body, as a power of two: larger ones cost memory and find nothing more. */
const windowBits = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 16), constants.BROTLI_DEFAULT_WINDOW)

function isWorthCompressing(headers: Headers, body: Buffer): boolean {
  const type = headers['content-type']
  return (
    typeof type === 'string' &&
    compressible.test(type) &&
    headers['content-encoding'] === undefined &&
    body.length >= smallestWorthwhileBytes
  )
}

function estimateBytes(
  { headers, tags }: Pick<UnencodedResponse, 'headers' | 'tags'>,
  body: Buffer,
): number {
  const headerBytes = JSON.stringify(headers).length + tags.join().length
  return body.length + headerBytes * 2 + limits.cachedResponseOverheadBytes
}
