import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { boundConnections } from './bound-connections.ts'

async function listen(isProxy: boolean) {
  const server = createServer((_request, response) => response.end('da'))
  boundConnections(server, () => isProxy, 2)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
}

/** Whether a connection gets a response, or is closed without one. */
async function hasResponse(socket: Socket): Promise<boolean> {
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ])
}

test('X-09 an address cannot open more connections than allowed, and can open others after closing some', async () => {
  const open = await listen(false)
  const [first, second] = [await open(), await open()]
  expect(await hasResponse(first)).toBe(true)
  expect(await hasResponse(second)).toBe(true)
  expect(await hasResponse(await open())).toBe(false)
  first.destroy()
  await once(first, 'close')
  await expect.poll(async () => hasResponse(await open())).toBe(true)
})

test('a trusted proxy represents many visitors', async () => {
  const open = await listen(true)
  for (let count = 0; count < 5; count += 1) expect(await hasResponse(await open())).toBe(true)
})
