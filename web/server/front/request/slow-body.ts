import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '#front/limits.ts'

/**
 * Refuses a request whose body trickles in, with 408, because it would occupy a connection of the upstream service for
 * as long. The rate is an average since the start of the request, so that a pause of a phone does no harm. The check continues
 * after the response was sent, because the rest of the body would still occupy the visitor's connection.
 */
export function refuseSlowBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (coding === undefined && Number(length ?? 0) === 0) return
  const { socket } = request
  const bytesBefore = socket.bytesRead
  const startedAt = performance.now()
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(watch)
    const seconds = (performance.now() - startedAt) / 1000
    if (socket.bytesRead - bytesBefore >= seconds * limits.bodyBytesPerSecond) return undefined
    clearInterval(watch)
    if (response.headersSent) return void socket.destroy()
    response.writeHead(408, { connection: 'close', 'content-length': 0 })
    response.end(() => socket.destroy())
    return undefined
  }, limits.bodyGraceMs)
  watch.unref()
}
