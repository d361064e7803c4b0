import type { ServerResponse } from 'node:http'

/** Aborts when the client disconnects before there is a response. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const disconnected = new AbortController()
  response.once('close', () => {
    if (!response.headersSent) disconnected.abort(new Error('The client has disconnected.'))
  })
  if (response.destroyed) disconnected.abort(new Error('The client has disconnected.'))
  return disconnected.signal
}
