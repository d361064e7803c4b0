import { describe, expect, test } from 'vitest'
import { originTimeout, originUnreachable } from '#origin/problems.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const query = '{ event(locale: DE, number: 1) { id } }'

describe('X-01, X-03: errors of the origin reach clients by code', () => {
  test.each([
    [400, 'VALIDATION_FAILED'],
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [418, 'UPSTREAM_REJECTED'],
    [500, 'UPSTREAM_ERROR'],
    [503, 'UPSTREAM_ERROR'],
  ])('status %i is %s', async (status, code) => {
    const { ask } = createTestGateway(() => ({ status, body: { detail: 'Nicht gefunden.' } }))
    const { errors } = await ask(query)
    expect(errors?.[0]?.extensions).toMatchObject({ code, status })
  })

  test('E-10: UNAUTHENTICATED says where to log in', async () => {
    const body = { detail: 'Bitte melden Sie sich an.', login_url: '/de/user/profile' }
    const { ask } = createTestGateway(() => ({ status: 401, body }))
    expect((await ask(query)).errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      loginUrl: '/de/user/profile',
    })
  })

  test('validation errors name fields as the graph does', async () => {
    const { ask } = createTestGateway(() => ({
      status: 400,
      body: { detail: 'Bitte prüfen.', errors: { version_id: ['Zu groß.'] } },
    }))
    const { errors } = await ask('{ page(locale: DE, path: "haus", versionNumber: 500) { id } }')
    expect(errors?.[0]).toMatchObject({
      message: 'Bitte prüfen.',
      extensions: { code: 'VALIDATION_FAILED', fieldErrors: { versionNumber: ['Zu groß.'] } },
    })
  })

  test.each([
    ['UPSTREAM_TIMEOUT', originTimeout],
    ['UPSTREAM_UNREACHABLE', originUnreachable],
  ])('%s when there is no response', async (code, problem) => {
    const { ask } = createTestGateway(() => Promise.reject(problem()))
    expect((await ask(query)).errors?.[0]?.extensions).toMatchObject({ code })
  })

  test('a response that is not JSON is BAD_UPSTREAM_RESPONSE', async () => {
    const { ask } = createTestGateway(() => ({ body: '<html>secret</html>' }))
    expect((await ask(query)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_UPSTREAM_RESPONSE',
    })
  })

  test('nothing of a failure of the origin leaks', async () => {
    const { send } = createTestGateway(() => ({
      status: 500,
      body: { detail: 'secret: password=1', stack: 'secret' },
      headers: { 'x-secret': 'secret' },
    }))
    const text = await (await send({ query })).text()
    expect(text).not.toMatch(/secret|origin\.test|http:/)
  })

  test('an unexpected error is masked', async () => {
    const { send } = createTestGateway(() => Promise.reject(new Error('secret database password')))
    const text = await (await send({ query })).text()
    expect(text).toContain('INTERNAL_SERVER_ERROR')
    expect(text).not.toContain('secret')
  })
})
