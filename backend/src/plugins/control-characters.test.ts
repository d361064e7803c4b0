import { expect, test } from 'vitest'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test.each([
  '/de/api/search/?query=Faust%00',
  '/de/api/search/?query=%1b[2J',
  '/de/api/search/?query=Fa%0Aust',
  '/de/api/venues/?ids=1%7f',
  '/de/pageeditor-api/page/haus%00/',
  '/de/gibt-es-nicht%00',
])('X-09: an address with a control character is a 400: %s', async (url) => {
  expect((await theatre.call(url)).status).toBe(400)
})

test('X-09: a body with a control character is a 400, at any depth', async () => {
  const visitor = await logIn(theatre)
  const login = { username: 'redaktion', password: 'x' }
  for (const [url, payload] of [
    ['/de/api/user/login/', { ...login, username: 'reda\u0000ktion' }],
    ['/de/api/forms-entries/', { form: 1, field_values: { worte: ['a', 'b\u0000'] } }],
    ['/de/api/forms-entries/', { form: 1, field_values: { 'wor\u0000te': 'a' } }],
    ['/de/api/dashboard-error-log/', { url: '/de/\u0007' }],
  ] as const) {
    const response = await visitor.send({ url, payload })
    expect([url, response.status, response.body.detail]).toEqual([
      url,
      400,
      'Die Anfrage enthält ungültige Angaben. Bitte prüfen Sie sie.',
    ])
  }
})

test.each([
  ['/de/api/shop-cart/', { code: 'invalid_input', response_code: null }],
  ['/de/api/forms-entries/', { field_errors: [] }],
  ['/de/pageeditor-api/headline', { problems: [] }],
])('X-10: %s refuses what cannot be read in the shape that it documents', async (url, shape) => {
  const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const { status, body } = await editor.send({ url, payload: { content: '\u0000' } })
  expect(status).toBe(400)
  expect(body).toMatchObject(shape)
  const headers = { ...editor.headers, 'content-type': 'application/json' }
  const broken = await theatre.call({ method: 'POST', url, headers, payload: '{"content":' })
  expect(broken.body).toEqual(body)
})

test('a text of several lines is no harm', async () => {
  const visitor = await logIn(theatre)
  const payload = { username: 'niemand', password: 'eins\r\n\tzwei' }
  const response = await visitor.send({ url: '/de/api/user/login/', payload })
  expect(response.body.detail).toBe('Benutzername oder Passwort stimmt nicht.')
})

test('X-09: JSON that cannot be read is not repeated in the response', async () => {
  const { headers } = await logIn(theatre)
  const response = await theatre.call({
    method: 'POST',
    url: '/de/api/user/login/',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"username":"redaktion","password":"geheim',
  })
  expect(response.status).toBe(400)
  expect(response.body).toEqual({
    detail: 'Die Anfrage enthält ungültige Angaben. Bitte prüfen Sie sie.',
  })
})

test('X-09: other hosts of the domain are not bound to TLS by a response of the origin', async () => {
  const { headers } = await theatre.call('/de/api/venues/')
  expect(headers['strict-transport-security']).not.toMatch(/includeSubDomains/i)
})

test('X-09: a body that is nested without end is a 400', async () => {
  const visitor = await logIn(theatre)
  const response = await theatre.call({
    method: 'POST',
    url: '/de/api/user/login/',
    headers: { ...visitor.headers, 'content-type': 'application/json' },
    payload: `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  })
  expect(response.status).toBe(400)
})
