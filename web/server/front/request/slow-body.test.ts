import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#front/limits.ts'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Starts to send a form and never finishes. Returns the response as it arrives. */
function trickle(port: number, sent: string, path = '/de/warenkorb/aendern') {
  const answer = { text: '', isOver: false }
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk: Buffer) => (answer.text += chunk.toString()))
  socket.on('close', () => (answer.isOver = true))
  const head = [`POST ${path} HTTP/1.1`, 'host: www.example.test']
  socket.write([...head, 'content-length: 100000', '', sent].join('\r\n'))
  return answer
}

test('X-09 a body that trickles in is refused and frees its slot', async () => {
  const { render, renderRequests } = fakeRenderer(() => new Promise(() => {}))
  const { port } = await serveFront({ renderer: render })
  const answer = trickle(port, 'a')
  await expect.poll(() => renderRequests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(limits.bodyGraceMs)
  await expect.poll(() => answer.isOver).toBe(true)
  expect(answer.text).toMatch(/^HTTP\/1\.1 408 /)
})

test('X-09 a body that still trickles in after the response does not keep the connection open', async () => {
  const { render } = fakeRenderer(() => page('da'))
  const { port } = await serveFront({ renderer: render })
  const answer = trickle(port, 'a', '/de/nie-da')
  await expect.poll(() => answer.text).toMatch(/^HTTP\/1\.1 405 /)
  await vi.advanceTimersByTimeAsync(limits.bodyGraceMs)
  await expect.poll(() => answer.isOver).toBe(true)
})

test('a slow but steady body is accepted', async () => {
  const { render, renderRequests } = fakeRenderer(() => page('da'))
  const { port } = await serveFront({ renderer: render })
  const answer = trickle(port, 'a'.repeat(20 * limits.bodyBytesPerSecond))
  await expect.poll(() => renderRequests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(limits.bodyGraceMs)
  expect(answer.text).not.toContain(' 408 ')
})
