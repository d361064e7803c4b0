import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { fakeRenderer, page } from './testing/fake-renderer.ts'
import { serveFront } from './testing/serve-front.ts'

/** Sends a request and disconnects as soon as `isTaken` says that it is being handled. */
async function requestAndDisconnect(
  port: number,
  head: string,
  isTaken: () => boolean,
): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\nhost: www.example.test\r\n\r\n`)
  await expect.poll(isTaken).toBe(true)
  socket.destroy()
}

test('X-02 renders whose clients have all disconnected free their slots', async () => {
  const stopped: string[] = []
  const { render, renderRequests } = fakeRenderer(({ url, signal }) => {
    if (url === '/de/besuch') return page('da')
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        stopped.push(url)
        reject(signal.reason as Error)
      })
    })
  })
  const { port, sendRequest, logged } = await serveFront({ renderer: render })
  for (let at = 0; at < limits.rendersAtOnce; at += 1) {
    await requestAndDisconnect(
      port,
      `GET /de/leer-${at} HTTP/1.1`,
      () => renderRequests.length > at,
    )
  }
  const { status } = await sendRequest('/de/besuch')
  expect(status).toBe(200)
  expect(stopped).toHaveLength(limits.rendersAtOnce)
  expect(logged.filter(({ msg }) => String(msg).includes('could not be rendered'))).toEqual([])
})

test('a render goes on while one of its clients still waits', async () => {
  let finish = () => {}
  const { render, renderRequests } = fakeRenderer(
    () => new Promise((resolve) => (finish = () => resolve(page('da')))),
  )
  const { port, sendRequest } = await serveFront({ renderer: render })
  const waiting = sendRequest('/de/besuch')
  await expect.poll(() => renderRequests.length).toBe(1)
  const left = connect(port, '127.0.0.1')
  left.write('GET /de/besuch HTTP/1.1\r\nhost: www.example.test\r\n\r\n')
  await new Promise((resolve) => left.once('connect', resolve))
  left.destroy()
  finish()
  expect((await waiting).status).toBe(200)
  expect(renderRequests).toHaveLength(1)
})

test('private and shared renders do not delay each other', async () => {
  const { render, renderRequests } = fakeRenderer(({ url }) =>
    url.startsWith('/de/warenkorb') ? new Promise(() => {}) : page('da'),
  )
  const { port, sendRequest } = await serveFront({ renderer: render })
  const carts = Array.from({ length: 8 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /de/warenkorb HTTP/1.1\r\nhost: www.example.test\r\n\r\n')
    return socket
  })
  await expect.poll(() => renderRequests.length).toBe(limits.privateRendersAtOnce)
  expect((await sendRequest('/de/besuch')).status).toBe(200)
  for (const socket of carts) socket.destroy()
})
