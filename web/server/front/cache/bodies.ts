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
const convertedBodies = new LRUCache<string, Body>({
  maxSize: limits.otherEncodingsBytes,
  sizeCalculation: ({ bytes }) => bytes.length + limits.cachedResponseOverheadBytes,
})
const pendingEncodings = new Map<string, Promise<Body>>()

/** The body of a response in an encoding, if it is available. */
export function findBody(cached: CachedResponse, encoding: Encoding): Body | undefined {
  return cached.stored.encoding === encoding
    ? cached.stored
    : convertedBodies.get(etagFor(cached, encoding))
}

/**
 * The body of a response in an encoding, converted from the stored one if necessary; concurrent callers share the
 * conversion.
 */
export async function encodeBody(cached: CachedResponse, encoding: Encoding): Promise<Body> {
  const etag = etagFor(cached, encoding)
  const known = findBody(cached, encoding) ?? pendingEncodings.get(etag)
  if (known) return known
  const pending = encode(cached.stored, encoding).then((bytes) => ({ bytes, etag }))
  pendingEncodings.set(etag, pending)
  try {
    const body = await pending
    convertedBodies.set(etag, body)
    return body
  } finally {
    pendingEncodings.delete(etag)
  }
}

async function encode(stored: CachedResponse['stored'], encoding: Encoding): Promise<Buffer> {
  const bytes = stored.encoding === 'br' ? await decompressBrotli(stored.bytes) : stored.bytes
  return encoding === 'gzip' ? compressGzip(bytes, { level: gzipLevel }) : bytes
}
