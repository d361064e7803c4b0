import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createEventsDoor } from './events-door.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await stop(server)
})

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

async function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  open.push(server)
  const address = server.address() as AddressInfo
  return { server, port: address.port, url: `http://127.0.0.1:${address.port}` }
}

/** An origin that begins a stream with an event, and whose streams the test continues. */
async function startOrigin({ status = 200, port = 0 } = {}) {
  const streams: ServerResponse[] = []
  const requests: IncomingMessage[] = []
  const started = await listen((request, response) => {
    requests.push(request)
    streams.push(response)
    response.writeHead(status, { 'content-type': 'text/event-stream' })
    if (status === 200) response.write(`event: document\ndata: {"number":${requests.length}}\n\n`)
    else response.end()
  }, port)
  return { ...started, streams, requests }
}

async function startDoor(origin: string, options = {}) {
  const door = createEventsDoor({
    origin,
    retryMs: { minMs: 5, maxMs: 20 },
    onFailure: () => {},
    ...options,
  })
  const { url } = await listen((request, response) => void door.handle(request, response))
  return { url, drain: door.drain }
}

async function follow(url: string, headers: Record<string, string> = { cookie: 'sessionid=a' }) {
  const ending = new AbortController()
  const response = await fetch(url, { headers, signal: ending.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    close: () => ending.abort(),
    async until(part: string) {
      while (!text.includes(part)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`The stream has ended with ${JSON.stringify(text)}`)
        text += value
      }
      return text
    },
    async toEnd() {
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return text
        text += value
      }
    },
  }
}

describe('E-10 X-09: the events of editors', () => {
  test('are forwarded to a browser with a session, and are never stored', async () => {
    const origin = await startOrigin()
    const { url } = await startDoor(origin.url)
    const stream = await follow(url, {
      cookie: 'a=b; sessionid=geheim',
      'sec-fetch-site': 'same-origin',
    })
    expect(await stream.until('\n\n')).toBe('event: document\ndata: {"number":1}\n\n')
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    expect(origin.requests[0]!.headers.cookie).toContain('sessionid=geheim')
    expect(origin.requests[0]!.headers['x-forwarded-for']).toContain('127.0.0.1')
    stream.close()
    await expect.poll(() => origin.streams[0]!.destroyed).toBe(true)
  })

  test.each([
    ['without a session', {}, 'GET', 401],
    ['with an empty one', { cookie: 'sessionid=' }, 'GET', 401],
    ['from another site', { cookie: 'sessionid=a', 'sec-fetch-site': 'cross-site' }, 'GET', 403],
    ['by POST', { cookie: 'sessionid=a' }, 'POST', 405],
  ])('are refused %s, before the origin is asked', async (_, headers, method, status) => {
    const origin = await startOrigin()
    const { url } = await startDoor(origin.url)
    const response = await fetch(url, { method, headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(origin.requests).toEqual([])
  })

  test.each([
    [401, 401],
    [403, 403],
    [503, 503],
    [404, 502],
  ])('a refusal of the origin (%i) reaches the browser as %i', async (status, expected) => {
    const origin = await startOrigin({ status })
    const { url } = await startDoor(origin.url)
    const response = await fetch(url, { headers: { cookie: 'sessionid=a' } })
    expect(response.status).toBe(expected)
  })

  test('are bounded for each session and in all, and a closed one makes room', async () => {
    const origin = await startOrigin()
    const { url } = await startDoor(origin.url, { maxStreams: 3, maxStreamsPerSession: 2 })
    const first = await follow(url)
    await follow(url)
    const more = (session: string) => fetch(url, { headers: { cookie: `sessionid=${session}` } })
    expect((await more('a')).status).toBe(429)
    const other = await follow(url, { cookie: 'sessionid=b' })
    expect(other.response.status).toBe(200)
    const refused = await more('c')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    first.close()
    await expect
      .poll(async () => {
        const again = await follow(url)
        again.close()
        return again.response.status
      })
      .toBe(200)
  })

  test('survive a restart of the origin, without half an event', async () => {
    const origin = await startOrigin()
    const { url } = await startDoor(origin.url)
    const stream = await follow(url)
    await stream.until('"number":1')
    origin.streams[0]!.write('event: document\ndata: {"numb')
    await stop(origin.server)
    await stream.until('event: paused')
    const restarted = await startOrigin({ port: origin.port })
    await expect.poll(() => restarted.streams.length).toBe(1)
    restarted.streams[0]!.write('event: document\ndata: {"number":7}\n\n')
    expect(await stream.until('"number":7}')).not.toMatch(/"numb\n/)
    stream.close()
  })

  test('end when the origin says so, or no longer knows the session', async () => {
    const origin = await startOrigin()
    const { url } = await startDoor(origin.url)
    const stream = await follow(url)
    await stream.until('"number":1')
    origin.streams[0]!.end('event: end\ndata: {}\n\n')
    expect(await stream.toEnd()).toContain('event: end\ndata: {}')
    expect(origin.requests).toHaveLength(1)

    const second = await follow(url)
    await second.until('"number":2')
    await stop(origin.server)
    await startOrigin({ port: origin.port, status: 401 })
    expect(await second.toEnd()).toMatch(/event: end\ndata: \{\}\n\n$/)
  })

  test('end at once when the process drains, and no new ones begin', async () => {
    const origin = await startOrigin()
    const { url, drain } = await startDoor(origin.url)
    const stream = await follow(url)
    await stream.until('"number":1')
    drain()
    await stream.toEnd()
    expect((await fetch(url, { headers: { cookie: 'sessionid=a' } })).status).toBe(503)
  })
})
