import type { IncomingMessage } from 'node:http'

/** Whether a request asks for a whole document, brings nothing along and has nothing to compare. */
export function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['rsc'] === undefined &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}
