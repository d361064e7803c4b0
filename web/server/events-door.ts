import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { editingEvents, editingEventsPath } from '@foyer/schema/rest/editing-events.ts'
import { createParser } from 'eventsource-parser'
import { Agent, type Dispatcher } from 'undici'
import { limits } from '#front/limits.ts'
import { readSessionToken } from '#front/request/session.ts'

type Options = {
  /** Address of the origin. */
  origin: string
  maxStreams?: number
  maxStreamsPerSession?: number
  silenceMs?: number
  /** Backoff between attempts to reach the origin again. */
  retryMs?: { minMs: number; maxMs: number }
  onFailure: (error: unknown) => void
}

export type EventsDoor = {
  /** Responds to a request for the events of editors. Never throws. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends all streams, whose browsers connect again elsewhere, and refuses new ones. */
  drain(): void
}

type Stream = { request: IncomingMessage; response: ServerResponse; signal: AbortSignal }

const connectMs = 10_000

/**
 * The door to the events of editors (`schema/rest/editing-events.ts`): bounded streams from the origin to browsers with a session. A stream
 * survives a restart of the origin, which sends the whole state again.
 */
export function createEventsDoor({
  origin,
  maxStreams = limits.eventStreams,
  maxStreamsPerSession = limits.eventStreamsPerSession,
  silenceMs = limits.changeFeedSilenceMs,
  retryMs = limits.changeFeedRetryMs,
  onFailure,
}: Options): EventsDoor {
  const agent = new Agent({ connections: maxStreams, connectTimeout: connectMs })
  const streams = new Set<ServerResponse>()
  const countBySession = new Map<string, number>()
  let isDraining = false

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET') return refuse(response, 405, { allow: 'GET' })
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return refuse(response, 403)
    const token = readSessionToken(request.headers)
    if (token === undefined) return refuse(response, 401)
    if (isDraining || streams.size >= maxStreams) return refuse(response, 503, retrySoon)
    const session = createHash('sha256').update(token).digest('base64url')
    const count = countBySession.get(session) ?? 0
    if (count >= maxStreamsPerSession) return refuse(response, 429, retrySoon)

    const disconnected = new AbortController()
    streams.add(response)
    countBySession.set(session, count + 1)
    response.once('close', () => {
      disconnected.abort()
      streams.delete(response)
      const left = (countBySession.get(session) ?? 1) - 1
      if (left > 0) countBySession.set(session, left)
      else countBySession.delete(session)
    })
    await serve({ request, response, signal: disconnected.signal })
  }

  async function serve(stream: Stream): Promise<void> {
    const { response, signal } = stream
    let pauseMs = retryMs.minMs
    while (!signal.aborted) {
      try {
        const upstream = await connect(stream)
        if (!isEventStream(upstream)) {
          await upstream.body.dump()
          if (!response.headersSent) return refuseLike(response, upstream)
          if (isRejected(upstream.statusCode)) return end(response)
        } else {
          begin(response)
          pauseMs = retryMs.minMs
          if ((await forward(upstream.body, stream)) === 'ended') return end(response)
        }
      } catch (error) {
        if (signal.aborted) return
        onFailure(error)
        if (!response.headersSent) return refuse(response, 503, retrySoon)
      }
      if (signal.aborted) return
      // Also a heartbeat, while there is nothing to forward.
      send(response, editingEvents.paused, '{}')
      // Random, so that not all streams reconnect at once.
      await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, retryMs.maxMs)
    }
  }

  function connect({ request, signal }: Stream): Promise<Dispatcher.ResponseData> {
    const { cookie = '' } = request.headers
    const client = request.socket.remoteAddress ?? 'unknown'
    const before = request.headers['x-forwarded-for']
    return agent.request({
      origin,
      path: editingEventsPath,
      method: 'GET',
      headers: {
        accept: 'text/event-stream',
        cookie,
        'x-request-id': String(request.headers['x-request-id'] ?? ''),
        'x-forwarded-for': before ? `${String(before)}, ${client}` : client,
      },
      headersTimeout: connectMs,
      bodyTimeout: silenceMs,
      signal,
    })
  }

  /** Forwards whole events only, since the origin may break off inside one. A browser that does not read them is disconnected. */
  async function forward(body: Dispatcher.ResponseData['body'], { response }: Stream) {
    let isEnded = false
    const parser = createParser({
      onEvent({ event, data }) {
        if (event === undefined) return
        isEnded ||= event === editingEvents.end
        send(response, event, data)
      },
      onComment: () => void response.write(':\n\n'),
    })
    for await (const chunk of body.setEncoding('utf8')) {
      parser.feed(chunk as string)
      if (response.writableLength > limits.eventStreamBufferBytes) response.destroy()
    }
    return isEnded ? 'ended' : 'broken'
  }

  return {
    handle,
    drain() {
      isDraining = true
      for (const response of streams) response.end()
    },
  }
}

const retrySoon = { 'retry-after': '5' }
// Another origin may have a page of its own at this address.
const isEventStream = ({ statusCode, headers }: Dispatcher.ResponseData) =>
  statusCode === 200 && String(headers['content-type']).startsWith('text/event-stream')
const isRejected = (status: number) => status === 401 || status === 403

function begin(response: ServerResponse): void {
  if (response.headersSent) return
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would otherwise buffer events.
    'x-accel-buffering': 'no',
  })
}

function send(response: ServerResponse, name: string, data: string): void {
  response.write(`event: ${name}\ndata: ${data}\n\n`)
}

/** The session has ended: the browser is not to connect again. */
function end(response: ServerResponse): void {
  if (!response.writableEnded) response.end(`event: ${editingEvents.end}\ndata: {}\n\n`)
}

function refuseLike(response: ServerResponse, { statusCode }: Dispatcher.ResponseData): void {
  const isKnown = isRejected(statusCode) || statusCode === 503
  return refuse(response, isKnown ? statusCode : 502, statusCode === 503 ? retrySoon : {})
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0, ...headers }).end()
}
