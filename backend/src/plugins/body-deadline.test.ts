import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyDeadline } from './body-deadline.ts'

const app = Fastify()

beforeAll(async () => {
  await app.register(bodyDeadline, { withinMs: 50 })
  app.post('/short', async () => 'taken')
  app.post('/long', { config: { hasLargeBody: true } }, async () => 'taken')
  app.post('/slow-response', async () => new Promise((done) => setTimeout(done, 150, 'taken')))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends a body in two halves, the second after a while; returns what came back. */
async function sendSlowly(path: string, pauseMs: number): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (text: string) => (response += text))
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nab`,
  )
  setTimeout(() => socket.writable && socket.write('cd'), pauseMs)
  await once(socket, 'close')
  return response
}

test('E-12: a body that takes too long is cut off, unless the route waits for large files', async () => {
  expect(await sendSlowly('/short', 500)).toBe('')
  expect(await sendSlowly('/short', 0)).toMatch(/ 200 /)
  expect(await sendSlowly('/long', 150)).toMatch(/ 200 /)
})

test('it counts for the body only, not for the response', async () => {
  expect(await sendSlowly('/slow-response', 0)).toMatch(/ 200 /)
})
