import { createHash } from 'node:crypto'
import { credential, session } from '#database/tables/accounts.ts'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const editor = { username: 'redaktion', password: 'Vorhang-auf-2026' }
const visitor = { username: 'besucherin', password: 'Loge-links-7' }

test('S-08: a visitor who is not logged in has null values, and gets a csrf token', async () => {
  const { status, body, cookies } = await theatre.call('/de/api/user-details/')
  expect(status).toBe(200)
  expect(body).toEqual({
    is_logged_in: false,
    has_dashboard_online_access: false,
    roles: [],
    username: null,
    email: null,
    first_name: null,
    last_name: null,
    login_url: '/de/user/profile',
    logout_url: '/de/api/user/logout/',
    webshop_url: '/webshop',
  })
  const token = cookies.find(({ name }) => name === 'csrftoken')!
  // Visitors use TLS, whatever the protocol between site and origin.
  expect(token).toMatchObject({ sameSite: 'Lax', secure: true })
  // Scripts have to read it, to repeat it in the header.
  expect(token.httpOnly).toBeUndefined()
})

test('S-08: a user stays logged in until the logout', async () => {
  const jar = await freshJar()
  const { status, body } = await post(jar, '/de/api/user/login/', visitor)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    is_logged_in: true,
    first_name: 'Franziska',
    username: 'besucherin',
  })
  expect((await get(jar, '/en/api/user-details/')).body).toMatchObject({ last_name: 'Moser' })

  const sessionCookie = jar.cookies.sessionid
  expect((await post(jar, '/de/api/user/logout/')).body.is_logged_in).toBe(false)
  jar.cookies.sessionid = sessionCookie!
  expect((await get(jar, '/de/api/user-details/')).body.is_logged_in).toBe(false)
})

test('S-08: a logout without a body is one, a login with a broken one is refused', async () => {
  const jar = await freshJar()
  await logIn(jar, visitor)
  const headers = {
    'x-csrftoken': jar.cookies.csrftoken ?? '',
    'content-type': 'application/json',
  }
  const call = { method: 'POST' as const, cookies: jar.cookies, headers }
  const broken = await theatre.call({ ...call, url: '/de/api/user/login/', payload: '{"user' })
  expect(broken).toMatchObject({ status: 400, body: { detail: /ungültige Angaben/ } })
  expect((await theatre.call({ ...call, url: '/de/api/user/logout/' })).status).toBe(200)
  expect((await get(jar, '/de/api/user-details/')).body.is_logged_in).toBe(false)
})

test('the session cookie is out of reach of scripts, and the database holds only its hash', async () => {
  const jar = await freshJar()
  const { cookies } = await post(jar, '/de/api/user/login/', visitor)
  const cookie = cookies.find(({ name }) => name === 'sessionid')!
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true })
  const hashes = (await theatre.database.select().from(session)).map(({ tokenHash }) => tokenHash)
  expect(hashes).not.toContain(cookie.value)
  expect(hashes).toContain(createHash('sha256').update(cookie.value).digest('hex'))
})

test('X-09, E-13: a writing call needs the csrf cookie, the same value in the header, and our signature', async () => {
  const jar = await freshJar()
  const { csrftoken = '' } = jar.cookies
  const call = (cookies: Record<string, string>, headers: Record<string, string>) =>
    theatre.call({ method: 'POST', url: '/en/api/user/login/', cookies, headers, payload: visitor })

  expect(await call({}, {})).toMatchObject({ status: 403, body: { detail: /CSRF failed/ } })
  expect((await call({ csrftoken }, {})).status).toBe(403)
  expect((await call({}, { 'x-csrftoken': csrftoken })).status).toBe(403)
  expect((await call({ csrftoken: 'mine.mine' }, { 'x-csrftoken': 'mine.mine' })).status).toBe(403)
  expect((await call({ csrftoken }, { 'x-csrftoken': csrftoken })).status).toBe(200)
})

test('the csrf token changes at the login', async () => {
  const jar = await freshJar()
  const before = jar.cookies.csrftoken
  await logIn(jar, visitor)
  expect(jar.cookies.csrftoken).not.toBe(before)
})

test('S-08: a wrong password and an unknown name are refused with the same words', async () => {
  const wrong = await post(await freshJar(), '/de/api/user/login/', {
    ...visitor,
    password: 'falsch',
  })
  const unknown = await post(await freshJar(), '/de/api/user/login/', { ...visitor, username: 'x' })
  expect(wrong).toMatchObject({
    status: 400,
    body: { detail: 'Benutzername oder Passwort stimmt nicht.' },
  })
  expect(unknown.body).toEqual(wrong.body)
})

test('S-08: empty fields are named', async () => {
  const { status, body } = await post(await freshJar(), '/de/api/user/login/', { username: '' })
  expect(status).toBe(400)
  expect(Object.keys(body.errors).sort()).toEqual(['password', 'username'])
})

test('the sixth try within a minute with one name is refused, another name is not', async () => {
  const jar = await freshJar()
  const tryName = (username: string) =>
    post(jar, '/de/api/user/login/', { username, password: 'geraten' }).then(({ status }) => status)
  const statuses = []
  for (let number = 0; number < 6; number += 1) statuses.push(await tryName('opfer'))
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect(await tryName('OPFER')).toBe(429)
  expect(await tryName('andere')).toBe(400)
})

test('X-09: many failed names from one address are rate-limited; successful logins are not', async () => {
  const jar = await freshJar()
  const statuses = []
  for (let number = 0; number < 22; number += 1) {
    const login = { username: `name-${number}`, password: 'geraten' }
    statuses.push((await post(jar, '/de/api/user/login/', login)).status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400))
  expect(statuses.slice(20)).toEqual([429, 429])

  const busy = await freshJar()
  for (let number = 0; number < 22; number += 1) await logIn(busy, visitor)
})

test('X-09: the token of another visitor is invalid, whether planted on a logged-in visitor or used across a login or logout', async () => {
  const [own, other, nobody] = [await freshJar(), await freshJar(), await freshJar()]
  const anonymous = own.cookies.csrftoken
  await logIn(own, visitor)
  await logIn(other, editor)
  const mine = own.cookies.csrftoken
  for (const planted of [other.cookies.csrftoken, nobody.cookies.csrftoken, anonymous]) {
    own.cookies.csrftoken = planted!
    expect((await post(own, '/de/api/user/logout/')).status).toBe(403)
  }
  own.cookies.csrftoken = mine!
  expect((await post(own, '/de/api/user/logout/')).status).toBe(200)
  expect(own.cookies.csrftoken).not.toBe(mine)
  // With the token that the logout gave.
  await logIn(own, visitor)
})

test('X-09: an outdated token is replaced when the current user is fetched', async () => {
  const jar = await freshJar()
  await logIn(jar, visitor)
  jar.cookies.csrftoken = 'planted.planted'
  await get(jar, '/de/api/user-details/')
  expect((await post(jar, '/de/api/user/logout/')).status).toBe(200)
})

test('X-09: responses that depend on a session are not cached', async () => {
  const jar = await freshJar()
  const [details, foreign] = [
    await get(jar, '/de/api/user-details/'),
    await get(jar, '/de/pageeditor-api/user'),
  ]
  await logIn(jar, editor)
  const page = '/de/pageeditor-api/page/haus/'
  const responses = [
    details,
    foreign,
    await get(jar, '/de/api/user-details/'),
    await get(jar, '/de/pageeditor-api/user'),
    await get(jar, page),
  ]
  for (const { headers } of responses) {
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['vary']).toMatch(/\bCookie\b/)
  }
})

test('passwords are stored as PHC strings of argon2id', async () => {
  const hashes = await theatre.database.select({ hash: credential.passwordHash }).from(credential)
  expect(hashes.length).toBeGreaterThan(0)
  for (const { hash } of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  }
})

test('E-01: the page editor accepts only staff', async () => {
  const jar = await freshJar()
  expect(await get(jar, '/de/pageeditor-api/user')).toMatchObject({
    status: 401,
    body: { detail: 'Anmeldedaten fehlen. Bitte melden Sie sich an.' },
  })
  await logIn(jar, visitor)
  expect((await get(jar, '/de/pageeditor-api/user')).status).toBe(401)
  await logIn(jar, editor)
  expect(await get(jar, '/de/pageeditor-api/user')).toMatchObject({
    status: 200,
    body: {
      logged: true,
      username: 'redaktion',
      admin_menus: [{ url: '/cms-hub' }, { url: '/admin' }],
    },
  })
})

/** A browser: its cookies, and an address of its own, so that its tries to log in count for itself. */
type Jar = { cookies: Record<string, string>; remoteAddress: string }

let browsers = 0

async function freshJar(): Promise<Jar> {
  browsers += 1
  const jar: Jar = { cookies: {}, remoteAddress: `192.0.2.${browsers}` }
  await get(jar, '/de/api/user-details/')
  return jar
}

async function logIn(jar: Jar, login: typeof visitor): Promise<void> {
  expect((await post(jar, '/de/api/user/login/', login)).status).toBe(200)
}

async function get(jar: Jar, url: string) {
  return keep(jar, await theatre.call({ url, ...jar }))
}

async function post(jar: Jar, url: string, payload: object = {}) {
  const headers = { 'x-csrftoken': jar.cookies.csrftoken ?? '' }
  return keep(jar, await theatre.call({ method: 'POST', url, ...jar, headers, payload }))
}

function keep<Response extends { cookies: { name: string; value: string }[] }>(
  jar: Jar,
  response: Response,
): Response {
  for (const { name, value } of response.cookies) jar.cookies[name] = value
  return response
}
