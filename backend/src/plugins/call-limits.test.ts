import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { byAddress, byVisitor } from '#http/count-by.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { callLimits } from './call-limits.ts'
import { limiterStore } from './limiter-store.ts'
import { errorHandler } from './error-handler.ts'

const theatre = useTheatre()
const pools: Pool[] = []
let runs = 0

afterAll(() => Promise.all(pools.map((pool) => pool.end())))

describe.each(['memory', 'postgres', 'a database that is gone'] as const)('with %s', (store) => {
  let app: FastifyInstance
  let times = 0

  beforeEach(async () => {
    const isGone = store === 'a database that is gone'
    const connectionString = isGone ? 'postgres://nobody@127.0.0.1:1/nothing' : theatre.url
    const pool = new Pool({ connectionString })
    // The server may end connections before they are all closed.
    pool.on('connect', (client) => client.on('error', () => {}))
    pools.push(pool)
    app = await start(limiterStore(store === 'memory' ? 'memory' : 'postgres', { pool }))
    times = 0
  })

  const call = async ({ address = '203.0.113.9', token = '' } = {}) => {
    times += 1
    const response = await app.inject({
      method: 'POST',
      url: '/',
      remoteAddress: address,
      cookies: { csrftoken: token || `fresh-${times}` },
    })
    return response.statusCode
  }
  const callOften = async (often: number, who: (time: number) => Parameters<typeof call>[0]) => {
    const statuses: number[] = []
    for (let time = 0; time < often; time += 1) statuses.push(await call(who(time)))
    return statuses
  }

  test('B-11: one address passes no further, however many tokens it brings', async () => {
    const statuses = await callOften(8, () => ({}))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(await call({ address: '203.0.113.10' })).toBe(200)
  })

  test('B-11: one token passes no further, however many addresses it comes from', async () => {
    const statuses = await callOften(5, (time) => ({ address: `198.51.100.${time}`, token: 'one' }))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('B-11: what one visitor does too often is not counted for the others of the address', async () => {
    await callOften(6, () => ({ token: 'greedy' }))
    expect(await call({ token: 'other' })).toBe(200)
  })

  test('B-11: an IPv6 network counts as one address', async () => {
    const statuses = await callOften(8, (time) => ({ address: `2001:db8:1:2::${time}` }))
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

test('B-11: a rejected caller learns when to retry, in the language of the call', async () => {
  const pool = theatre.database.$client
  const app = await start(limiterStore('memory', { pool }))
  const call = () => app.inject({ method: 'POST', url: '/', cookies: { csrftoken: 'one' } })
  for (let time = 0; time < 3; time += 1) await call()
  const response = await call()
  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(response.json()).toEqual({ detail: 'Zu viele Anfragen. Bitte warten Sie eine Minute.' })
})

async function start(createLimiter: ReturnType<typeof limiterStore>): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(cookie)
  await app.register(errorHandler)
  await app.register(callLimits, { createLimiter })
  runs += 1
  const preHandler = app.limitCalls(`test-${runs}`, {
    visitor: { calls: 3, seconds: 60, by: byVisitor },
    address: { calls: 6, seconds: 60, by: byAddress },
  })
  app.post('/', { preHandler }, async () => 'done')
  return app
}
