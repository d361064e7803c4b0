import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { errorHandler } from './error-handler.ts'

const failures: [name: string, error: Error][] = [
  ['the system', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  [
    'the database',
    new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ],
]

test.each(failures)(
  'X-09: a write for which %s has no room is 507, in a sentence',
  async (_, error) => {
    const app = Fastify({ logger: false })
    await app.register(errorHandler)
    app.post('/de/api/cart', () => Promise.reject(error))
    const response = await app.inject({ method: 'POST', url: '/de/api/cart' })
    expect(response.statusCode).toBe(507)
    expect(response.json()).toEqual({ detail: expect.stringContaining('kein Platz') })
  },
)
