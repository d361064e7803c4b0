import { expect, test } from 'vitest'
import { temporaryFailure } from './temporary-failure.ts'

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('getaddrinfo'), { code }) })

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', '57P03'])(
  'X-06 a database that cannot be reached (%s) may be there again in a moment',
  (code) => {
    expect(temporaryFailure(failure(code), 'de')).toMatchObject({
      status: 503,
      retryAfterSeconds: 2,
    })
  },
)

test('X-06 a statement that is wrong is no temporary failure', () => {
  expect(temporaryFailure(failure('42601'), 'de')).toBeUndefined()
})
