import type { IncomingMessage } from 'node:http'
import type { IncomingLimits } from './limits.ts'

export type Body = { ok: true; bytes: Buffer } | { ok: false; status: 400 | 408 | 413 }

/** Reads the body of a request. Fails if it is too large, too slow or incomplete. */
export function readBody(request: IncomingMessage, limits: IncomingLimits): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) {
    return Promise.resolve({ ok: false, status: 413 })
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let byteCount = 0
    const startedMs = performance.now()
    const settle = (body: Body) => {
      clearInterval(rateCheck)
      clearTimeout(deadline)
      if (!body.ok) request.pause()
      resolve(body)
    }
    const isTooSlow = () => {
      const seconds = (performance.now() - startedMs) / 1_000
      return byteCount < seconds * limits.minBytesPerSecond
    }
    const rateCheck = setInterval(() => {
      if (isTooSlow()) settle({ ok: false, status: 408 })
    }, limits.graceMs)
    const deadline = setTimeout(() => settle({ ok: false, status: 408 }), limits.bodyWithinMs)

    request.on('data', (chunk: Buffer) => {
      byteCount += chunk.length
      if (byteCount > limits.bodyBytes) settle({ ok: false, status: 413 })
      else chunks.push(chunk)
    })
    request.once('end', () => settle({ ok: true, bytes: Buffer.concat(chunks) }))
    for (const event of ['error', 'close']) {
      request.once(event, () => settle({ ok: false, status: 400 }))
    }
  })
}
