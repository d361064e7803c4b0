import type { ServerResponse } from 'node:http'

/** Aborts when a visitor goes before there is an answer. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.headersSent) gone.abort(new Error('The visitor has gone.'))
  })
  if (response.destroyed) gone.abort(new Error('The visitor has gone.'))
  return gone.signal
}
