import type { IncomingMessage } from 'node:http'

/** Whether a request only reads: GET, or HEAD, whose response is the same without a body. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
