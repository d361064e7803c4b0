import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasRedis, startRedis } from '#test/programs/redis-server.ts'
import { findFreePort, type RunningServer } from '#test/programs/run-server.ts'
import { callLimits } from './call-limits.ts'
import { errorHandler } from './error-handler.ts'
import { limiterStore } from './limiter-store.ts'
import { connectRedis } from './redis.ts'

describe.skipIf(!hasRedis)('with Redis (needs the program valkey-server or redis-server)', () => {
  let port: number
  let redis: RunningServer
  let origins: FastifyInstance[]
  let times = 0

  beforeAll(async () => {
    port = await findFreePort()
    redis = await startRedis(port)
  })
  beforeEach(async () => {
    origins = [await startOrigin(port), await startOrigin(port)]
    await vi.waitUntil(agree, { timeout: 20_000 })
    return async () => {
      for (const origin of origins) await origin.close()
    }
  })
  afterAll(() => redis.kill())

  test('B-11: replicas share what they count', async () => {
    const [one, other] = origins as [FastifyInstance, FastifyInstance]
    expect([await call(one, 'anna'), await call(other, 'anna'), await call(one, 'anna')]).toEqual([
      200, 200, 200,
    ])
    expect(await call(other, 'anna')).toBe(429)
    expect(await call(other, 'berta')).toBe(200)
  })

  test('B-11: without Redis each replica counts for itself, and they agree again once it is back', async () => {
    const [one, other] = origins as [FastifyInstance, FastifyInstance]
    await redis.kill()
    for (const origin of [one, other]) {
      const statuses: number[] = []
      for (let time = 0; time < 4; time += 1) statuses.push(await call(origin, 'clara'))
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    redis = await startRedis(port)
    await expect.poll(() => agree()).toBe(true)
  })

  /** Whether the second origin refuses somebody whom only the first one has seen. */
  async function agree(): Promise<boolean> {
    const [one, other] = origins as [FastifyInstance, FastifyInstance]
    times += 1
    const name = `somebody ${times}`
    for (let time = 0; time < 3; time += 1) await call(one, name)
    return (await call(other, name)) === 429
  }
})

const call = async (origin: FastifyInstance, name: string) =>
  (await origin.inject({ method: 'POST', url: '/', headers: { 'x-name': name } })).statusCode

async function startOrigin(port: number): Promise<FastifyInstance> {
  const app = Fastify()
  const pool = new Pool()
  const createLimiter = limiterStore('redis', {
    pool,
    redis: connectRedis(app, `redis://127.0.0.1:${port}`),
  })
  await app.register(errorHandler)
  await app.register(callLimits, { createLimiter })
  const by = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-name'])
  const preHandler = app.limitCalls('test', { visitor: { calls: 3, seconds: 60, by } })
  app.post('/', { preHandler }, async () => 'done')
  await app.ready()
  return app
}
