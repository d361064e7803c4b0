import type { ServerResponse } from 'node:http'

/** Aborts when the client disconnects before there is a response. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.headersSent) gone.abort(new Error('The client has disconnected.'))
  })
  if (response.destroyed) gone.abort(new Error('The client has disconnected.'))
  return gone.signal
}
