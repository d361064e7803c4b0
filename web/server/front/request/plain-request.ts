import type { IncomingMessage } from 'node:http'
import { isRouterRequest } from '#front/next/headers.ts'

/** Whether a request is for a whole document, without a body and without conditions. */
export function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    !isRouterRequest(headers) &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}
