import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { limits } from '#front/limits.ts'

/** Whether a request announces a body that is too large. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > limits.requestBodyBytes
}

/** The body of a request; the stream fails when it exceeds the limit. */
export function boundedBody(request: IncomingMessage): Readable {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limits.requestBodyBytes) done(new Error('The body of a request is too large.'))
      else done(null, chunk)
    },
  })
  request.once('error', (error) => counted.destroy(error))
  return request.pipe(counted)
}
