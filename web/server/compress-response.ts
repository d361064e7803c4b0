import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { acceptedEncoding } from '#front/response/accepted-encoding.ts'

/** Shorter ones would hardly become smaller. */
const shortestBytes = 1024
/** Compresses JSON nearly as well as the best quality, in a tenth of its time. */
const brotliQuality = 4
/** A window of 512 KiB: the default takes several megabytes for each response that is on its way. */
const brotliWindowBits = 19
const gzipLevel = 1

/** Events are sent one by one, which a compressor would hold back. */
const compressible = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?!event-stream)[\w.-]+)\s*(?:;|$)/i

type Proxied = {
  method: string | undefined
  acceptEncoding: IncomingHttpHeaders['accept-encoding']
  status: number
  headers: OutgoingHttpHeaders
}

/**
 * How a response is sent on: texts that are not compressed yet are compressed for clients that accept it, through `compressor`. All
 * other responses keep their headers.
 */
export function compressResponse({ method, acceptEncoding, status, headers }: Proxied): {
  headers: OutgoingHttpHeaders
  compressor?: Transform
} {
  const length = headers['content-length']
  const isText =
    status === 200 &&
    method !== 'HEAD' &&
    compressible.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    !/\bno-transform\b/.test(headers['cache-control'] ?? '') &&
    (length === undefined || Number(length) >= shortestBytes)
  if (!isText) return { headers }
  const { vary, etag } = headers
  const varied = { ...headers, vary: vary ? `${vary}, accept-encoding` : 'accept-encoding' }
  const encoding = acceptedEncoding(acceptEncoding)
  if (encoding === 'identity') return { headers: varied }
  // Parts of a file are parts of what it is without compression.
  const { 'content-length': _, 'accept-ranges': __, ...others } = varied
  return {
    headers: {
      ...others,
      'content-encoding': encoding,
      // Its bytes are others.
      ...(typeof etag === 'string' && { etag: `W/${etag.replace(/^W\//, '')}` }),
    },
    compressor: encoding === 'br' ? brotli(length) : createGzip({ level: gzipLevel }),
  }
}

function brotli(length: OutgoingHttpHeaders[string]): Transform {
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: Number(length ?? 0),
    },
  })
}
