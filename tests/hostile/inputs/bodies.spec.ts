import { sources } from '@foyer/schema/rest/sources.ts'
import { expect } from '@playwright/test'
import { ask } from '#support/hostile/ask.ts'
import { sample } from '#support/hostile/extent.ts'
import { registered } from '#support/hostile/graph.ts'
import { newEditor, newVisitor } from '#support/hostile/visitor.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const mark = 'd1ff1cult-word'
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Bodies that no client of ours sends. None may cause a failure, and nothing of them may be repeated. */
const malformed: Record<string, string> = {
  'half an object': `{"a":"${mark}"`,
  'a word': mark,
  'a list': `["${mark}"]`,
  'a text': `"${mark}"`,
  nothing: 'null',
  'a number': '1e999',
  'two objects': `{}{"${mark}":1}`,
  'a comment': `{/*${mark}*/}`,
  'a prototype': `{"__proto__":{"a":"${mark}"}}`,
  'a constructor': `{"constructor":{"prototype":{"a":"${mark}"}}}`,
  'a NUL': `{"a":"${mark}\\u0000"}`,
  'a key with a NUL': `{"\\u0000${mark}":1}`,
  'half a surrogate': `{"a":"\\ud800${mark}"}`,
  'no UTF-8': `{"a":"\xff\xfe${mark}"}`,
  'a deep list': `{"a":${deep(5_000)}}`,
  'many keys': `{${Array.from({ length: 5_000 }, (_, key) => `"k${key}":1`).join(',')}}`,
  'a form': `a=${mark}`,
  'a page': `<html>${mark}</html>`,
}

const written = sources
  .flatMap(({ operations }) => Object.values(operations))
  .filter(({ method }) => method !== 'GET')
// One kind of module represents all: their routes are one function.
const posts = written
  .filter(({ path }) => !path.includes('{') || path.includes('{locale}'))
  .filter(
    ({ path }, index, all) =>
      !path.includes('pageeditor-api/') ||
      all.findIndex((other) => other.path.includes('pageeditor-api/')) === index ||
      path.endsWith('/text'),
  )

test('X-09: malformed bodies are refused and not repeated', async ({ attempts }) => {
  const editor = await newEditor()
  for (const { method, path } of posts) {
    const url = path
      .replace('{locale}', 'de')
      .replace('{secret}', 'A'.repeat(43))
      .replaceAll(/\{\w+\}/g, '1')
    for (const [what, body] of sample(Object.entries(malformed), 6)) {
      await attempts.holds(`${method} ${url} with ${what}`, async () => {
        const who = path.includes('pageeditor') ? editor : await newVisitor()
        const { status, text } = await who.ask({
          to: stack.backendUrl,
          path: url,
          method,
          headers: {
            'content-type': 'application/json',
            'x-csrftoken': who.cookies.get('csrftoken') ?? '',
          },
          body,
        })
        expect(status).toBeLessThan(500)
        expect(text).not.toContain(mark)
      })
    }
  }
})

test('X-09: the graph repeats nothing of an invalid body', async ({ attempts }) => {
  for (const [what, body] of Object.entries(malformed)) {
    await attempts.holds(what, async () => {
      const { status, text } = await ask({
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(status).toBeLessThan(500)
      expect(text).not.toContain(mark)
    })
  }
  await attempts.holds('another document under a known hash does not take its place', async () => {
    const { hash } = registered.find(({ name }) => name === 'SiteState') ?? registered[0]!
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    const headers = { 'content-type': 'application/json' }
    const send = (question: object) =>
      ask({ path: '/graphql', headers, body: JSON.stringify({ ...question, extensions }) })
    const before = await send({})
    await send({ query: '{ __typename }' })
    expect((await send({})).text).toBe(before.text)
  })
})

test('X-09: bodies that are too large are refused, announced or not', async ({ attempts }) => {
  const large = JSON.stringify({ a: 'x'.repeat(20 * 1024 * 1024) })
  const endpoints = [
    { path: '/graphql' },
    { path: '/de/user/log-in' },
    { path: '/failure-reports' },
    { path: '/box-office/de/' },
    { to: stack.backendUrl, path: '/de/api/shop-cart/' },
    { to: stack.backendUrl, path: '/de/api/user/login/' },
  ]
  for (const endpoint of endpoints) {
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      await attempts.holds(`20 MB at ${endpoint.path} ${JSON.stringify(headers)}`, async () => {
        const response = await ask({
          ...endpoint,
          body: large,
          headers: { 'content-type': 'application/json', ...headers },
        }).catch((error: unknown) => error)
        // Disconnected while it was still being sent.
        if (response instanceof Error)
          expect(response.message).toMatch(/EPIPE|ECONNRESET|socket hang up/)
        else expect((response as { status: number }).status).toBeGreaterThanOrEqual(400)
        expect((await ask({ path: '/health' })).status).toBe(200)
      })
    }
  }
})

test('X-09: operations of the graph are bounded', async ({ attempts }) => {
  const { hash } = registered[0]!
  const aliases = Array.from(
    { length: 2_000 },
    (_, number) => `a${number}: venues(locale: DE) { name }`,
  )
  const nested = (depth: number): string => (depth === 0 ? 'id' : `ofType { ${nested(depth - 1)} }`)
  const questions: Record<string, unknown> = {
    'two thousand aliases': { query: `{ ${aliases.join(' ')} }` },
    'a deep question': { query: `{ __schema { types { fields { type { ${nested(60)} } } } } }` },
    'a circle of fragments': {
      query: 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    },
    'many directives': {
      query: `{ venues(locale: DE) ${'@skip(if: false) '.repeat(2_000)} { name } }`,
    },
    'a thousand operations': {
      query: Array.from({ length: 1_000 }, (_, n) => `query Q${n} { __typename }`).join(' '),
    },
    'half a question': { query: '{ venues(' },
    'a batch': Array.from({ length: 50 }, () => ({ query: '{ __typename }' })),
    'a hash that nobody knows': {
      extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } },
    },
    'a hash that is a path': {
      extensions: { persistedQuery: { version: 1, sha256Hash: '../../etc/passwd' } },
    },
    'a hash that is an object': {
      extensions: { persistedQuery: { version: 1, sha256Hash: { a: 1 } } },
    },
    'a hash of the prototype': {
      extensions: { persistedQuery: { version: 1, sha256Hash: '__proto__' } },
    },
    'variables that are a list': {
      variables: [],
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    },
    'a name that is none': {
      operationName: 'Nobody',
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    },
  }
  for (const [what, question] of Object.entries(questions)) {
    await attempts.holds(what, async () => {
      const { status, text } = await ask({
        path: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
      })
      expect(status).toBeLessThan(500)
      expect(text).toContain('"errors"')
      expect(text).not.toMatch(/Did you mean|INTERNAL_SERVER_ERROR|node_modules/)
    })
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ]) {
    await attempts.holds(`a change as another site’s form sends it: ${type}`, async () => {
      const { text } = await ask({
        path: '/graphql',
        headers: { 'content-type': type, origin: 'https://evil.example' },
        body: JSON.stringify({
          query: 'mutation { logOutUser(input: { locale: DE }) { __typename } }',
        }),
      })
      expect(text).not.toContain('"data":{"logout":{')
    })
  }
})
