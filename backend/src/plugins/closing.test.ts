import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#app'
import { readEnv } from '#env'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('X-06: while the origin ends its streams it serves what still comes by open connections', async () => {
  const env = readEnv({ ...testEnvironment, DATABASE_URL: theatre.url, FOYER_DATA: '/tmp' })
  const app = await buildApp({ env, database: theatre.database })
  const [reached, reach] = signal()
  const [ended, end] = signal()
  app.addHook('preClose', async () => {
    reach()
    await ended
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const call = async () => {
    const { port } = app.server.address() as AddressInfo
    const path = '/de/api/events/?limit=1'
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    await text(response)
    return response
  }
  expect((await call()).statusCode).toBe(200)

  const closed = app.close()
  await reached
  const { statusCode, headers } = await call()
  expect({ statusCode, connection: headers.connection }).toEqual({
    statusCode: 200,
    connection: 'close',
  })
  end()
  await closed
})

function signal(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>()
  return [promise, resolve]
}
