import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { limits } from '#front/limits.ts'
import { type Body, type CachedResponse, type Encoding, etagFor } from './cached-response.ts'

// Hardly any client needs gzip.
const gzipLevel = 6
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Recently used encodings other than the stored one, by ETag. */
const made = new LRUCache<string, Body>({
  maxSize: limits.otherEncodingsBytes,
  sizeCalculation: ({ bytes }) => bytes.length + limits.cachedResponseOverheadBytes,
})
const inTheMaking = new Map<string, Promise<Body>>()

/** The body of a response in an encoding, if it is available. */
export function findBody(answer: CachedResponse, encoding: Encoding): Body | undefined {
  return answer.kept.encoding === encoding ? answer.kept : made.get(etagFor(answer, encoding))
}

/**
 * The body of a response in an encoding, converted from the stored one if necessary; concurrent callers share the
 * conversion.
 */
export async function makeBody(answer: CachedResponse, encoding: Encoding): Promise<Body> {
  const etag = etagFor(answer, encoding)
  const known = findBody(answer, encoding) ?? inTheMaking.get(etag)
  if (known) return known
  const making = encode(answer.kept, encoding).then((bytes) => ({ bytes, etag }))
  inTheMaking.set(etag, making)
  try {
    const body = await making
    made.set(etag, body)
    return body
  } finally {
    inTheMaking.delete(etag)
  }
}

async function encode(kept: CachedResponse['kept'], encoding: Encoding): Promise<Buffer> {
  const bytes = kept.encoding === 'br' ? await decompressBrotli(kept.bytes) : kept.bytes
  return encoding === 'gzip' ? compressGzip(bytes, { level: gzipLevel }) : bytes
}
