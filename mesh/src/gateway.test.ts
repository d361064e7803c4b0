import { createHash } from 'node:crypto'
import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { eventRow, page } from './testing/rows.ts'
import { createTestGateway } from './testing/test-gateway.ts'

const events = () => ({ body: page([eventRow(1)]) })
const document = 'query Events { events(locale: DE) { totalCount } }'
const hash = createHash('sha256').update(document).digest('hex')
const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }

describe('X-09: sessions', () => {
  test('cookies and the CSRF token reach the origin, and its cookies come back', async () => {
    const { send, calls } = createTestGateway(() => ({
      body: {
        is_logged_in: true,
        has_dashboard_online_access: false,
        login_url: '/',
        logout_url: '/',
      },
      headers: { 'set-cookie': ['sessionid=abc; HttpOnly', 'csrftoken=def'] },
    }))
    const response = await send(
      {
        query:
          'mutation { logInUser(input: {locale: DE, username: "a", password: "b"}) { __typename } }',
      },
      { cookie: 'csrftoken=xyz', 'x-csrftoken': 'xyz', authorization: 'Bearer secret' },
    )
    expect(await response.json()).toEqual({ data: { logInUser: { __typename: 'CurrentUser' } } })
    expect(response.headers.getSetCookie()).toEqual(['sessionid=abc; HttpOnly', 'csrftoken=def'])
    expect(calls[0]?.headers).toMatchObject({ cookie: 'csrftoken=xyz', 'x-csrftoken': 'xyz' })
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ username: 'a', password: 'b' })
  })

  test('a refused login is a response, not an error', async () => {
    const { ask } = createTestGateway(() => ({ status: 400, body: { detail: 'Falsch.' } }))
    const { data, errors } = await ask(
      'mutation { logInUser(input: {locale: DE, username: "a", password: "b"}) { ... on Problem { code message } } }',
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({ logInUser: { code: 'WRONG_CREDENTIALS', message: 'Falsch.' } })
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'a form of another site cannot send %s',
    async (contentType) => {
      const { gateway, calls } = createTestGateway(events)
      const response = await gateway.fetch('http://gateway.test/graphql', {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: JSON.stringify({ query: document }),
      })
      expect(response.status).toBe(403)
      expect(calls).toEqual([])
    },
  )
})

describe('G-03: persisted operations', () => {
  const production = { freeOperations: false, operations: new Map([[hash, document]]) }

  test('an operation is executed by its hash, by POST and by GET', async () => {
    const { gateway, send } = createTestGateway(events, production)
    expect(await (await send(persisted)).json()).toEqual({ data: { events: { totalCount: 1 } } })
    const extensions = encodeURIComponent(JSON.stringify(persisted.extensions))
    const response = await gateway.fetch(`http://gateway.test/graphql?extensions=${extensions}`)
    expect(await response.json()).toEqual({ data: { events: { totalCount: 1 } } })
  })

  test.each([
    ['a free operation', { query: document }],
    [
      'an unknown hash',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
    ],
    ['introspection', { query: '{ __schema { queryType { name } } }' }],
  ])('production refuses %s', async (_, body) => {
    const { send, calls } = createTestGateway(events, production)
    const response = (await (await send(body)).json()) as { errors?: unknown; data?: unknown }
    expect(response.errors).toBeDefined()
    expect(response.data ?? null).toBeNull()
    expect(calls).toEqual([])
  })

  test('X-06: sites of a new release learn whether an operation is known, without its being executed', async () => {
    const { gateway, calls } = createTestGateway(events, production)
    const askFor = async (sha256Hash: string) => {
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
      const query = new URLSearchParams({ operationName: 'None', extensions })
      const headers = { 'x-graphql-yoga-csrf': 'web' }
      return (await gateway.fetch(`http://gateway.test/graphql?${query}`, { headers })).text()
    }
    expect(await askFor(hash)).not.toContain('"PersistedQueryNotFound"')
    expect(await askFor('f'.repeat(64))).toContain('"PersistedQueryNotFound"')
    expect(calls).toEqual([])
  })

  test('X-09: a body that is no JSON is refused and not repeated', async () => {
    const { gateway } = createTestGateway(() => ({ body: {} }))
    const response = await gateway.fetch('http://gateway/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': 'test' },
      body: '{"password":"geheim"',
    })
    const text = await response.text()
    expect(text).toContain('"BAD_REQUEST"')
    expect(text).not.toContain('geheim')
  })

  test('production shows no GraphiQL; the demo does, with its examples', async () => {
    const html = { headers: { accept: 'text/html' } }
    const closed = await createTestGateway(events, production).gateway.fetch(
      'http://gateway.test/graphql',
      html,
    )
    expect(closed.headers.get('content-type') ?? '').not.toContain('text/html')
    const open = await createTestGateway(events).gateway.fetch('http://gateway.test/graphql', html)
    const page = await open.text()
    expect(page).toContain('NextEvents')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })
})

describe('G-01: GraphQL over HTTP', () => {
  test('passes the public audits without errors and warnings', async () => {
    const { gateway } = createTestGateway(events)
    const audits = serverAudits({
      url: 'http://gateway.test/graphql',
      fetchFn: (url: string, init: RequestInit) => gateway.fetch(url, init),
    })
    const failed: string[] = []
    for (const audit of audits) {
      const result = await audit.fn()
      if (result.status === 'error' || result.status === 'warn')
        failed.push(`${audit.id} ${audit.name}`)
    }
    expect(audits.length).toBeGreaterThan(50)
    expect(failed).toEqual([])
  })

  test('bounds what a free operation may cost', async () => {
    const { ask, calls } = createTestGateway(events)
    const aliases = Array.from(
      { length: 30 },
      (_, index) => `a${index}: events(locale: DE) { totalCount }`,
    )
    const response = await ask(`{ ${aliases.join(' ')} }`)
    expect(response.errors?.[0]?.message).toMatch(/alias/i)
    expect(calls).toEqual([])
  })
})

describe('readiness', () => {
  test('X-06: /operations lists the hashes of what may be asked for', async () => {
    const { gateway } = createTestGateway(events, { operations: new Map([[hash, document]]) })
    const response = await gateway.fetch('http://gateway.test/operations')
    expect(await response.json()).toEqual([hash])
  })

  test('/ready says whether the origin responds, /health only that the gateway runs', async () => {
    const { gateway } = createTestGateway(events, { isReady: () => Promise.resolve(false) })
    expect((await gateway.fetch('http://gateway.test/ready')).status).toBe(503)
    expect((await gateway.fetch('http://gateway.test/health')).status).toBe(200)
  })
})
