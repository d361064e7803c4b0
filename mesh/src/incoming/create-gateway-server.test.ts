import { once } from 'node:events'
import { request as sendRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestGateway } from '#testing/test-gateway.ts'
import { createGatewayServer } from './create-gateway-server.ts'
import { incomingLimits, type IncomingLimits } from './limits.ts'

const venues = () => ({ body: [{ name: 'Stadttheater' }] })
const query = JSON.stringify({ query: '{ venues(locale: DE) { name } }' })
const visitor = { 'x-forwarded-for': '203.0.113.9' }
let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  if (server) await new Promise((resolve) => server!.close(resolve))
})

describe('X-09: one client does not hold the gateway', () => {
  test('an operation arrives whole, with the address of its client', async () => {
    const { calls } = await start()
    const { status, text } = await post(query, { ...visitor, 'x-request-id': 'from-the-front' })
    expect([status, text]).toEqual([200, '{"data":{"venues":[{"name":"Stadttheater"}]}}'])
    expect(calls[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'from-the-front',
    })
  })

  test('the client is the last address that no trusted proxy has added, whatever precedes it', async () => {
    const { calls } = await start()
    await post(query, { 'x-forwarded-for': '192.0.2.1, 203.0.113.9, 127.0.0.1' })
    expect(calls[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
  })

  test('only configured proxies may forward the address of a client', async () => {
    const { calls } = await start({ trustedProxies: [] })
    await post(query, { ...visitor, 'x-request-id': 'invented-by-them' })
    expect(calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(calls[0]?.headers['x-request-id']).not.toBe('invented-by-them')
  })

  test.each([
    ['a body that takes too long', { bodyWithinMs: 50 }],
    ['a body that comes too slowly', { graceMs: 50 }],
  ])('%s is refused, and its connection ends', async (_, limits) => {
    await start({ limits })
    const { status, text } = await post('{"query":', visitor, { isWhole: false })
    expect([status, codeOf(text)]).toEqual([408, 'REQUEST_TIMEOUT'])
  })

  test('a body that is too large is refused, announced or not', async () => {
    const { calls } = await start({ limits: { bodyBytes: 1_000 } })
    const large = JSON.stringify({ query: `{ ${' '.repeat(2_000)} venues }` })
    for (const headers of [{ 'content-length': String(large.length) }, {}]) {
      const { status, text } = await post(large, { ...visitor, ...headers })
      expect([status, codeOf(text)]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    }
    expect(calls).toEqual([])
  })

  test('one address has so many requests at a time; others, and services, have theirs', async () => {
    await start({ limits: { requestsPerAddress: 3 } })
    const held = Array.from({ length: 3 }, () => trickle(visitor))
    await Promise.all(held.map(({ isThere }) => isThere))
    expect((await post(query, visitor)).status).toBe(429)
    expect((await post(query, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200)
    expect((await post(query, {})).status).toBe(200)
    for (const { request } of held) request.destroy()
    // The place is free as soon as the server has seen that they are gone.
    await expect.poll(async () => (await post(query, visitor)).status).toBe(200)
  })
})

async function start({
  trustedProxies = ['loopback'],
  limits = {},
}: { trustedProxies?: string[]; limits?: Partial<IncomingLimits> } = {}) {
  const { gateway, calls } = createTestGateway(venues)
  server = createGatewayServer({
    handle: gateway,
    trustedProxies,
    limits: { ...incomingLimits, ...limits },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { calls }
}

async function post(
  body: string,
  headers: Record<string, string>,
  { isWhole = true } = {},
): Promise<{ status: number; text: string }> {
  const request = open(headers)
  request.write(body)
  if (isWhole) request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of response) text += String(chunk)
  request.destroy()
  return { status: response.statusCode!, text }
}

/** A request whose body begins and does not end; it is there once the server has begun to read it. */
function trickle(headers: Record<string, string>) {
  const isThere = once(server!, 'request')
  const request = open(headers)
  request.on('error', () => undefined)
  request.write('{')
  return { request, isThere }
}

function open(headers: Record<string, string>) {
  const { port } = server!.address() as AddressInfo
  return sendRequest({
    port,
    host: '127.0.0.1',
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  }).on('error', () => undefined)
}

const codeOf = (text: string) =>
  (JSON.parse(text) as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code
