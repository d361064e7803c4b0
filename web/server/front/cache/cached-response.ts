import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { limits } from '#front/limits.ts'
import type { Headers } from '#front/renderer.ts'
import type { Moment } from './tag-clock.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Body = { bytes: Buffer; etag: string }

/** An answer as it lies in memory: everything that a hit needs is made once. */
export type CachedResponse = {
  status: number
  headers: Headers
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  tags: readonly string[]
  /** When its making began. */
  begun: Moment
  /** Until when it counts as fresh, if none of its tags changes. */
  freshUntil: Moment
  /** So long it counts as fresh where nobody tells what changes. */
  ttlWithoutFeedMs: number
  bytes: number
}

type Answer = Omit<CachedResponse, 'bodies' | 'bytes'> & { body: Buffer }

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/
const smallestWorthwhileBytes = 512
// From 9 on brotli takes eight times the time, as long as a third of a render, to save half a percent of a page.
const brotliQuality = 8
// Hardly anybody asks for it any more.
const gzipLevel = 6
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses an answer in all ways, off the main thread, and names its bytes by ETags. */
export async function toCachedResponse({ body, ...answer }: Answer): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const bodies: CachedResponse['bodies'] = { identity: { bytes: body, etag: `"${hash}"` } }
  if (isWorthCompressing(answer.headers, body)) {
    const [brotlied, gzipped] = await Promise.all([
      compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
      compressGzip(body, { level: gzipLevel }),
    ])
    bodies.br = { bytes: brotlied, etag: `"${hash}-br"` }
    bodies.gzip = { bytes: gzipped, etag: `"${hash}-gz"` }
  }
  return { ...answer, bodies, bytes: weigh(answer, bodies) }
}

function isWorthCompressing(headers: Headers, body: Buffer): boolean {
  const type = headers['content-type']
  return (
    typeof type === 'string' &&
    compressible.test(type) &&
    headers['content-encoding'] === undefined &&
    body.length >= smallestWorthwhileBytes
  )
}

function weigh(answer: Omit<Answer, 'body'>, bodies: CachedResponse['bodies']): number {
  const bodyBytes = Object.values(bodies).reduce((sum, body) => sum + body.bytes.length, 0)
  const headerBytes = JSON.stringify(answer.headers).length + answer.tags.join().length
  return bodyBytes + headerBytes * 2 + limits.cachedResponseOverheadBytes
}
