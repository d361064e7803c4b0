import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#front/limits.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Starts to send a form and never finishes. Returns the response as it arrives. */
function trickle(port: number, sent: string, path = '/de/warenkorb/aendern') {
  const response = { text: '', isOver: false }
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk: Buffer) => (response.text += chunk.toString()))
  socket.on('close', () => (response.isOver = true))
  const head = [`POST ${path} HTTP/1.1`, 'host: www.example.test']
  socket.write([...head, 'content-length: 100000', '', sent].join('\r\n'))
  return response
}

test('X-09 a body that trickles in is refused and frees its slot', async () => {
  const { render, renderRequests } = fakeRenderer(() => new Promise(() => {}))
  const { port } = await serveFront({ renderer: render })
  const response = trickle(port, 'a')
  await expect.poll(() => renderRequests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(limits.bodyGraceMs)
  await expect.poll(() => response.isOver).toBe(true)
  expect(response.text).toMatch(/^HTTP\/1\.1 408 /)
})

test('X-09 a body that still trickles in after the response does not keep the connection open', async () => {
  const { render } = fakeRenderer(() => page('da'))
  const { port } = await serveFront({ renderer: render })
  const response = trickle(port, 'a', '/de/nie-da')
  await expect.poll(() => response.text).toMatch(/^HTTP\/1\.1 405 /)
  await vi.advanceTimersByTimeAsync(limits.bodyGraceMs)
  await expect.poll(() => response.isOver).toBe(true)
})

test('a slow but steady body is accepted', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('da'))
  const { port } = await serveFront({ renderer: render })
  const response = trickle(port, 'a'.repeat(20 * limits.bodyBytesPerSecond))
  await expect.poll(() => renderRequests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(limits.bodyGraceMs)
  expect(response.text).not.toContain(' 408 ')
})
