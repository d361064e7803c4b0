import type { IncomingMessage } from 'node:http'

/** Whether a request only reads: GET, or HEAD, which gets the same answer without its body. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
