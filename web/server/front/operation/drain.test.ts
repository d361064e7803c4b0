import { spawn } from 'node:child_process'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { createDrain } from './drain.ts'

test('draining under load loses no request', async () => {
  const { render } = fakeRenderer(() => page('da', { headers: {} }), { takesMs: 20 })
  const { server, port } = await serveFront({ renderer: render })
  const drain = createDrain(server, { lameDuckMs: 300 })
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const lost: unknown[] = []
  let responses = 0
  let isOver = false

  const visit = async () => {
    while (!isOver) {
      const status = await get(port, agent).catch((error: unknown) => error)
      if (status === 200) responses++
      else if (!isOver) lost.push(status)
    }
  }
  const visitors = Array.from({ length: 50 }, visit)
  await expect.poll(() => responses, { timeout: 10_000 }).toBeGreaterThan(visitors.length)
  const before = responses
  const drained = drain.drain()
  expect(drain.isDraining).toBe(true)
  // A load balancer sends no more requests once it has seen `/ready` fail.
  await wait(200)
  isOver = true
  await Promise.all([drained, ...visitors])

  expect(lost).toEqual([])
  expect(responses).toBeGreaterThan(before)
  expect(server.listening).toBe(false)
})

test(
  'clients that connect all the time get a response or are refused during shutdown; one at most is reset, in the instant of closing',
  { tags: 'slow', timeout: 120_000 },
  async () => {
    const { render } = fakeRenderer(() => page('da'))
    const { server, port } = await serveFront({ renderer: render })
    // A process of its own, so that it connects while this one is busy.
    const clients = spawn(process.execPath, ['--input-type=module', '--eval', clientScript(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = text(clients.stdout)
    let requests = 0
    server.on('request', () => requests++)
    await expect.poll(() => requests, { timeout: 30_000 }).toBeGreaterThan(200)
    await createDrain(server, { lameDuckMs: 50 }).drain()
    const seen = JSON.parse(await said) as Record<string, number>
    const { 200: responses, ECONNREFUSED: refused, ECONNRESET: reset = 0, ...others } = seen
    expect(responses).toBeGreaterThan(50)
    expect(others).toEqual({})
    expect(refused).toBeGreaterThan(0)
    expect(reset).toBeLessThanOrEqual(1)
  },
)

/** Opens a connection for each request, until one is refused. */
const clientScript = (port: number) => `
  import { get } from 'node:http'
  const seen = {}
  let isOver = false
  const visit = () => new Promise((resolve) => {
    const end = (word) => { seen[word] = (seen[word] ?? 0) + 1; isOver ||= word === 'ECONNREFUSED'; resolve() }
    get({ port: ${port}, host: '127.0.0.1', path: '/de', agent: false }, (response) => {
      response.resume().on('end', () => end(response.statusCode)).on('error', ({ code }) => end(code))
    }).on('error', ({ code }) => end(code))
  })
  await Promise.all(Array.from({ length: 40 }, async () => { while (!isOver) await visit() }))
  process.stdout.write(JSON.stringify(seen))`

test('an idle connection that sends a request during shutdown gets its response and is then closed', async () => {
  const { render } = fakeRenderer(() => page('da'))
  const { server, port } = await serveFront({ renderer: render })
  const socket = connect(port, '127.0.0.1')
  let lastHeartbeat = ''
  socket.on('data', (chunk: Buffer) => (lastHeartbeat += chunk.toString('latin1')))
  const question = 'GET /de HTTP/1.1\r\nhost: www.example.test\r\n\r\n'
  socket.write(question)
  await expect.poll(() => lastHeartbeat).toContain('HTTP/1.1 200')
  lastHeartbeat = ''
  const drained = createDrain(server, { lameDuckMs: 0 }).drain()
  await expect.poll(() => server.listening).toBe(false)
  socket.write(question)
  await expect.poll(() => lastHeartbeat).toContain('HTTP/1.1 200')
  expect(lastHeartbeat).toMatch(/^connection: close/im)
  await drained
})

function get(port: number, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: '/de', agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
