import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const query = JSON.stringify({ query: '{ venues(locale: DE) { name } }' })

test('X-09: any operation is accepted in the demo profile alone', () => {
  expect(() => readEnv({ FREE_OPERATIONS: 'true' })).toThrow(/anybody could send any operation/)
  const demo = { FREE_OPERATIONS: 'true', FOYER_PROFILE: 'demo' }
  expect(readEnv(demo).FREE_OPERATIONS).toBe(true)
  expect(readEnv({}).FREE_OPERATIONS).toBe(false)
})

describe('the gateway as a process', () => {
  let origin: Server
  let originUrl: string
  const waiting: ServerResponse[] = []
  const running: ChildProcess[] = []

  beforeAll(async () => {
    origin = createServer((request, response) => {
      if (request.url === '/ready') response.end('ready')
      else waiting.push(response)
    })
    await once(origin.listen(0, '127.0.0.1'), 'listening')
    originUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
  })

  afterAll(() => {
    for (const gateway of running) gateway.kill('SIGKILL')
    origin.closeAllConnections()
    origin.close()
  })

  test(
    'SIGTERM lets requests that are under way finish, takes no new ones, and ends with 0',
    { tags: 'slow' },
    async () => {
      const { gateway, url } = await startGateway()
      const responses = Array.from({ length: 20 }, () => ask(url))
      await until(() => waiting.length === 20)

      gateway.kill('SIGTERM')
      await until(
        async () =>
          !(await fetch(`${url}/health`).then(
            () => true,
            () => false,
          )),
      )
      for (const response of waiting.splice(0)) response.end('[{"name":"Stadttheater"}]')

      const texts = await Promise.all(responses)
      expect(texts).toEqual(
        Array.from({ length: 20 }, () => '{"data":{"venues":[{"name":"Stadttheater"}]}}'),
      )
      expect(await exitCode(gateway)).toBe(0)
    },
  )

  test('it ends when the process that started it is gone', { tags: 'slow' }, async () => {
    const { gateway } = await startGateway()
    gateway.disconnect()
    expect(await exitCode(gateway)).toBe(0)
  })

  async function startGateway() {
    const port = await freePort()
    const gateway = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        MESH_PORT: String(port),
        BACKEND_URL: originUrl,
        FOYER_PROFILE: 'demo',
        FREE_OPERATIONS: 'true',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    running.push(gateway)
    const url = `http://127.0.0.1:${port}`
    await until(() =>
      fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    return { gateway, url }
  }
})

async function ask(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: query,
  })
  return response.text()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** Waits for what a person would wait for; the test's own time limit ends it. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}
