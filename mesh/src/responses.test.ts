import { listTags } from '@foyer/schema/change-tags.ts'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { originTimeouts } from './origin/limits.ts'
import { eventRow, page, productionRow } from './testing/rows.ts'
import { createTestGateway } from './testing/test-gateway.ts'

const events = '{ events(locale: DE) { totalCount } }'
const joined = '{ events(locale: DE) { nodes { production { teaser } } } }'
const visitor = '{ currentUser(locale: DE) { isLoggedIn } venues(locale: DE) { name } }'

describe('X-02: private and public responses', () => {
  const details = {
    is_logged_in: false,
    has_dashboard_online_access: false,
    login_url: '/',
    logout_url: '/',
  }

  test('a response that is private at the origin is private', async () => {
    const { gateway } = createTestGateway(({ url }) =>
      url.pathname.includes('user-details')
        ? { body: details, headers: { 'cache-control': 'private, no-store' } }
        : { body: [] },
    )
    const response = await get(gateway, visitor)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('vary')).toMatch(/\bCookie\b/)
  })

  test('a response to a request with cookies, or that sets some, is private', async () => {
    const gatewayOfVisitor = createTestGateway(() => ({ body: page([]) }))
    const setting = createTestGateway(() => ({ body: page([]), headers: { 'set-cookie': 'a=b' } }))
    const responses = [
      await get(gatewayOfVisitor.gateway, events, { cookie: 'sessionid=a' }),
      await get(setting.gateway, events),
    ]
    for (const { headers } of responses) {
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('vary')).toMatch(/\bCookie\b/)
    }
  })

  test('a response without cookies is public', async () => {
    const { gateway } = createTestGateway(() => ({ body: page([]) }))
    expect((await get(gateway, events)).headers.get('cache-control')).toBeNull()
  })
})

describe('X-04: cache tags of a response', () => {
  test('a response has the tags of all calls of its operation, each once', async () => {
    const { gateway } = createTestGateway(({ url }) =>
      url.pathname.includes('productions')
        ? { body: page([productionRow(7)]), headers: { 'cache-tag': 'productions,events' } }
        : { body: page([eventRow(1)]), headers: { 'cache-tag': 'events, event:1' } },
    )
    const response = await get(gateway, joined)
    expect(response.headers.get('cache-tag')).toBe('events,event:1,productions')
    expect(await response.json()).not.toHaveProperty('extensions')
  })

  test('without tags from the origin there are none; of too many only the tags of lists are kept', async () => {
    const silent = createTestGateway(() => ({ body: page([]) }))
    expect((await get(silent.gateway, events)).headers.get('cache-tag')).toBeNull()
    const many = Array.from({ length: 2_000 }, (_, id) => `event:${id}`).join(',')
    const loud = createTestGateway(() => ({ body: page([]), headers: { 'cache-tag': many } }))
    expect((await get(loud.gateway, events)).headers.get('cache-tag')).toBe(listTags.join(','))
  })
})

describe('X-01: an origin that fails', () => {
  test('all calls of an operation share one deadline of less than three seconds', async () => {
    const { ask, calls } = createTestGateway(({ url }) => ({
      body: page(url.pathname.includes('productions') ? [productionRow(7)] : [eventRow(1)]),
    }))
    await ask(joined)
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ deadline }) => deadline)).size).toBe(1)
    expect(originTimeouts.operationMs).toBeLessThan(3_000)
  })

  test.each([
    [404, 'NOT_FOUND', []],
    [403, 'FORBIDDEN', []],
    [500, 'UPSTREAM_ERROR', ['the origin failed']],
  ])('status %i is written to the log as %s, %j', async (status, code, expected) => {
    const lines: { msg: string; errors?: string[] }[] = []
    const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
    const { ask } = createTestGateway(
      () => ({ status, body: { detail: 'x' }, headers: { 'set-cookie': 'sessionid=secret' } }),
      { log },
    )
    const { errors } = await ask('{ event(locale: DE, number: 1) { id } }')
    expect(errors?.[0]?.extensions).toMatchObject({ status })
    expect(lines.map(({ msg }) => msg).filter((msg) => msg !== 'executed an operation')).toEqual(
      expected,
    )
    expect(lines.flatMap(({ errors = [] }) => errors)).toEqual([code])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})

async function get(
  gateway: ReturnType<typeof createTestGateway>['gateway'],
  query: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const url = `http://gateway.test/graphql?query=${encodeURIComponent(query)}`
  return gateway.fetch(url, { headers })
}
