import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { maxResponseBytes } from './limits.ts'
import { createOriginClient } from './origin-client.ts'

const client = createOriginClient()
const call = { method: 'GET', headers: {} }
let origin: Server | undefined

afterEach(async () => {
  origin?.closeAllConnections()
  if (origin) await new Promise((resolve) => origin!.close(resolve))
})

test('X-09: a response without an end is read as far as the bound, and its connection ends', async () => {
  let sentBytes = 0
  const chunk = Buffer.alloc(256 * 1024, 'a')
  let isGone: Promise<unknown> = Promise.resolve()
  const url = await serve((_, response) => {
    isGone = once(response, 'close')
    const send = () => {
      for (let takesMore = true; takesMore && !response.destroyed; sentBytes += chunk.length) {
        takesMore = response.write(chunk)
      }
    }
    response.on('drain', send)
    send()
  })
  await expect(client.send(url, call, AbortSignal.timeout(20_000))).rejects.toMatchObject({
    extensions: { code: 'BAD_UPSTREAM_RESPONSE' },
  })
  await isGone
  // Plus the bytes in the buffers of both ends.
  expect(sentBytes).toBeLessThan(4 * maxResponseBytes)
})

test('a response of any length below the bound comes whole, letters across chunks too', async () => {
  const url = await serve((_, response) => {
    const text = Buffer.from('Österreich')
    response.write(text.subarray(0, 1))
    response.end(text.subarray(1))
  })
  const response = await client.send(url, call, AbortSignal.timeout(20_000))
  expect(await response.text()).toBe('Österreich')
})

test('X-01: an origin that hangs is a timeout once the time is over', async () => {
  const url = await serve(() => undefined)
  await expect(client.send(url, call, AbortSignal.timeout(30))).rejects.toMatchObject({
    extensions: { code: 'UPSTREAM_TIMEOUT' },
  })
})

test('X-09: a read whose connection is lost is sent once more, and a write is not', async () => {
  const received: string[] = []
  const url = await serve(({ method, socket }, response) => {
    received.push(method!)
    if (received.length === 1 || method === 'POST') socket.destroy()
    else response.end('from another replica')
  })
  const response = await client.send(url, call, AbortSignal.timeout(20_000))
  expect(await response.text()).toBe('from another replica')
  expect(received).toEqual(['GET', 'GET'])
  const write = { ...call, method: 'POST', body: '{}' }
  await expect(client.send(url, write, AbortSignal.timeout(20_000))).rejects.toMatchObject({
    extensions: { code: 'UPSTREAM_UNREACHABLE' },
  })
  expect(received).toEqual(['GET', 'GET', 'POST'])
})

async function serve(listener: RequestListener): Promise<string> {
  origin = createServer(listener)
  await once(origin.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(origin.address() as AddressInfo).port}/`
}
