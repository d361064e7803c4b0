import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { awaitOperations } from './await-operations.ts'

const retryMs = 5

/** A gateway on this address that lists these operations, as ours does. One without a list is of an old release. */
async function startGateway(address: string, known?: string[], port = 0) {
  const server = createServer(({ url }, response) => {
    if (known === undefined || url !== '/operations') response.writeHead(404).end()
    else response.end(JSON.stringify(known))
  })
  await once(server.listen(port, address), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port }
}

/** The site of a release with the operations `a` and `b`; the name of its gateway has these addresses. */
function startSite(port: number, addresses: string[]) {
  const onWait = vi.fn<(reason: string) => void>()
  const ready = vi.fn<() => void>()
  const resolve = (name: string) => Promise.resolve(name === 'gateway' ? [...addresses] : [])
  const url = `http://gateway:${port}/graphql`
  void awaitOperations({ url, hashes: ['a', 'b'], onWait, resolve, retryMs }).then(ready)
  return { onWait, ready }
}

test('X-06: a site is ready at once where all gateways know its operations', async () => {
  const { port } = await startGateway('127.0.0.1', ['a', 'b', 'c'])
  const { ready, onWait } = startSite(port, ['127.0.0.1'])
  await expect.poll(() => ready.mock.calls.length).toBe(1)
  expect(onWait).not.toHaveBeenCalled()
})

test('X-06: a site of a new release waits until the last gateway of the old one is gone', async () => {
  const { port } = await startGateway('127.0.0.1', ['a', 'b'])
  await startGateway('127.0.0.2', ['a'], port)
  const addresses = ['127.0.0.1', '127.0.0.2']
  const { ready, onWait } = startSite(port, addresses)
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  expect(onWait).toHaveBeenCalledWith(`127.0.0.2:${port} does not know 1 of the operations`)
  expect(ready).not.toHaveBeenCalled()
  addresses.pop()
  await expect.poll(() => ready.mock.calls.length).toBe(1)
  expect(onWait).toHaveBeenCalledTimes(1)
})

test('X-06: a site waits where a gateway of an old release has no list of its operations', async () => {
  const { port } = await startGateway('127.0.0.1')
  const { ready, onWait } = startSite(port, ['127.0.0.1'])
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  expect(onWait).toHaveBeenCalledWith(`127.0.0.1:${port} does not know 2 of the operations`)
  expect(ready).not.toHaveBeenCalled()
})

test('X-06: a site waits for a gateway that is not there yet', async () => {
  const { port } = await startGateway('127.0.0.1', ['a', 'b'])
  const addresses: string[] = []
  const { ready, onWait } = startSite(port, addresses)
  await expect.poll(() => onWait.mock.calls.length).toBe(1)
  expect(ready).not.toHaveBeenCalled()
  addresses.push('127.0.0.1')
  await expect.poll(() => ready.mock.calls.length).toBe(1)
})
