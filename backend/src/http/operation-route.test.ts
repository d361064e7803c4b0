import type { Operation } from '@foyer/schema/rest/operation.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorHandler } from '#plugins/error-handler.ts'
import { addOperation } from './operation-route.ts'

const shown = {
  operationId: 'shown',
  access: 'public',
  method: 'GET',
  path: '/api/shown/',
  summary: 'Show something',
  description: 'What is shown.',
  response: z.object({ name: z.string(), rows: z.array(z.object({ id: z.int() })) }),
} as const satisfies Operation

async function respondWith(result: unknown) {
  const app = Fastify()
  await app.register(errorHandler)
  addOperation(app, shown, async () => result as never)
  return app.inject('/api/shown/')
}

test('X-09: a field that the contract does not have is not sent, at any depth', async () => {
  const row = { id: 1, password_hash: 'x' }
  const response = await respondWith({ name: 'a', secret: 'x', rows: [row, row] })
  expect(response.json()).toEqual({ name: 'a', rows: [{ id: 1 }, { id: 1 }] })
})

test('X-02: a response that depends on the caller is not cacheable', async () => {
  const app = Fastify()
  const none = async () => ({ name: 'a', rows: [] })
  addOperation(app, shown, none)
  addOperation(app, { ...shown, path: '/api/own/', isPersonal: true }, none)
  const cacheControl = async (url: string, cookie?: string) => {
    const { headers } = await app.inject({ url, headers: { ...(cookie && { cookie }) } })
    return [headers['cache-control'], headers.vary]
  }
  const never = ['private, no-store', 'Cookie']
  expect(await cacheControl('/api/shown/')).toEqual([undefined, undefined])
  expect(await cacheControl('/api/shown/', 'consent=all; sessionid=a')).toEqual(never)
  expect(await cacheControl('/api/own/')).toEqual(never)
})

test('a response that violates the contract is a failure', async () => {
  expect((await respondWith({ name: 'a', rows: [{ id: 'x' }] })).statusCode).toBe(500)
})

test('a route whose limit differs from its contract cannot be added', () => {
  const app = Fastify()
  expect(() =>
    addOperation(app, { ...shown, isRateLimited: true }, async () => null as never),
  ).toThrow(/shown is rate-limited differs/)
})
