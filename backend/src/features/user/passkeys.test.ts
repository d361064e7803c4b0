import { describe, expect, test } from 'vitest'
import { buildApp } from '#app'
import { readEnv } from '#env'
import { addPerson } from '#test/accounts/add-person.ts'
import { createSoftwareAuthenticator } from '#test/accounts/software-authenticator.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const passkeysUrl = '/de/api/user/passkeys/'
const loginUrl = '/de/api/user/login/passkey/'

const optionsFrom = async (session: Session, url: string) =>
  (await session.send({ url: `${url}options/` })).body.options as string
const add = (session: Session, credential: string, name = 'Telefon') =>
  session.send({ url: passkeysUrl, payload: { name, credential } })
const use = async (credential: string, session?: Session) =>
  (session ?? (await logIn(theatre))).send({ url: loginUrl, payload: { credential } })

/** A person who is logged in with a password and has a passkey. */
async function withPasskey() {
  const person = await addPerson(theatre.database)
  const session = await logIn(theatre, person)
  const authenticator = createSoftwareAuthenticator()
  const added = await add(session, authenticator.create(await optionsFrom(session, passkeysUrl)))
  expect([added.status, added.body]).toMatchObject([200, { passkeys: [{ name: 'Telefon' }] }])
  return { person, session, authenticator, id: added.body.passkeys[0].id as number }
}

/** Logs in by passkey; returns how to send calls with that session. */
async function logInBy(authenticator: ReturnType<typeof createSoftwareAuthenticator>) {
  const guest = await logIn(theatre)
  const response = await use(authenticator.get(await optionsFrom(guest, loginUrl)), guest)
  expect(response.status).toBe(200)
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
  const headers = {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    'x-csrftoken': cookies['csrftoken']!,
  }
  const send: Session['send'] = (request) => theatre.call({ method: 'POST', ...request, headers })
  return { response, session: { send, headers } }
}

describe('X-09: passkeys', () => {
  test('are registered, log in without a user name, are listed and removed', async () => {
    const { person, authenticator, id } = await withPasskey()
    const { response, session } = await logInBy(authenticator)
    expect(response.body).toMatchObject({ is_logged_in: true, username: person.username })
    const { headers } = session
    const listed = await theatre.call({ url: passkeysUrl, headers })
    expect(listed.body.passkeys).toMatchObject([{ id, last_used_at: expect.any(String) }])
    const sessions = await theatre.call({ url: '/de/api/user/sessions/', headers })
    expect(sessions.body.sessions[0]).toMatchObject({ credential: 'passkey', is_current: true })

    const removed = await session.send({ url: `${passkeysUrl}${id}/remove/` })
    expect(removed.body).toEqual({ passkeys: [] })
    const guest = await logIn(theatre)
    const again = authenticator.get(await optionsFrom(guest, loginUrl))
    expect((await use(again, guest)).status).toBe(400)
  })

  test('answer a challenge once, even if they have no counter', async () => {
    const { authenticator } = await withPasskey()
    const guest = await logIn(theatre)
    const credential = authenticator.get(await optionsFrom(guest, loginUrl))
    expect((await use(credential)).status).toBe(200)
    expect((await use(credential)).status).toBe(400)

    const synced = createSoftwareAuthenticator()
    const owner = await logIn(theatre, await addPerson(theatre.database))
    const created = synced.create(await optionsFrom(owner, passkeysUrl), { counter: 0 })
    expect((await add(owner, created)).status).toBe(200)
    const first = synced.get(await optionsFrom(guest, loginUrl), { counter: 0 })
    expect((await use(first)).status).toBe(200)
    expect((await use(first)).status).toBe(400)
    const second = synced.get(await optionsFrom(guest, loginUrl), { counter: 0 })
    expect((await use(second)).status).toBe(200)
  })

  test('a copy of an authenticator, which counts from less, is refused', async () => {
    const { authenticator } = await withPasskey()
    const guest = await logIn(theatre)
    await use(authenticator.get(await optionsFrom(guest, loginUrl), { counter: 9 }))
    const copied = authenticator.get(await optionsFrom(guest, loginUrl), { counter: 3 })
    expect((await use(copied)).status).toBe(400)
  })

  test.each([
    ['on another site', { origin: 'https://theatre.example.evil.example' }],
    ['without verifying the person', { isVerified: false }],
  ])('are refused when used %s', async (_, response) => {
    const { authenticator } = await withPasskey()
    const guest = await logIn(theatre)
    const credential = authenticator.get(await optionsFrom(guest, loginUrl), response)
    const refused = await use(credential, guest)
    expect(refused).toMatchObject({
      status: 400,
      body: {
        detail: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
      },
    })
    expect(JSON.stringify(refused.body)).not.toContain('challenge')
  })

  test('of one key do not sign for another, nor with an invented challenge', async () => {
    const { authenticator } = await withPasskey()
    const guest = await logIn(theatre)
    const options = await optionsFrom(guest, loginUrl)
    const [mine, forged] = [authenticator, createSoftwareAuthenticator()].map(
      (one) => JSON.parse(one.get(options)) as { id: string; rawId: string; response: object },
    )
    const swapped = { ...forged!, id: mine!.id, rawId: mine!.rawId }
    expect((await use(JSON.stringify(swapped), guest)).status).toBe(400)
    const invented = JSON.stringify({ challenge: 'AAAA' })
    expect((await use(authenticator.get(invented), guest)).status).toBe(400)
  })

  test('are added by whoever asked for the options, and once', async () => {
    const owner = await logIn(theatre, await addPerson(theatre.database))
    const thief = await logIn(theatre, await addPerson(theatre.database))
    const authenticator = createSoftwareAuthenticator()
    const created = authenticator.create(await optionsFrom(owner, passkeysUrl))
    expect((await add(thief, created)).status).toBe(400)
    const createdAgain = authenticator.create(await optionsFrom(owner, passkeysUrl))
    expect((await add(owner, createdAgain)).status).toBe(200)
  })

  test('of somebody else cannot be removed, and with a stolen password nobody changes them', async () => {
    const { session, id } = await withPasskey()
    const other = await withPasskey()
    const url = `${passkeysUrl}${id}/remove/`
    const { session: strong } = await logInBy(other.authenticator)
    expect((await strong.send({ url })).status).toBe(404)
    expect((await session.send({ url })).status).toBe(400)
    expect((await session.send({ url: `${passkeysUrl}options/` })).status).toBe(400)
  })

  test.each(['', '{', 'null', '[]', '"x"', '{"id":1}', '{"id":"x","response":{}}', '{"id":"x"}'])(
    'what is no credential is refused: %s',
    async (credential) => {
      const { authenticator: _, session } = await withPasskey()
      expect((await use(credential)).status).toBe(400)
      expect((await add(session, credential)).status).toBe(400)
    },
  )
})

test('X-09: where staff has to have one, a password alone gives no role', async () => {
  const person = await addPerson(theatre.database, [{ role: 'editor', pageId: null }])
  const strict = await buildApp({
    database: theatre.database,
    env: readEnv({
      ...testEnvironment,
      DATABASE_URL: theatre.url,
      FOYER_DATA: theatre.folder,
      SITE_URL: 'https://theatre.example',
      STAFF_PASSKEYS: 'required',
    }),
  })
  const url = '/de/pageeditor-api/document/page-1'
  const read = ({ headers }: Pick<Session, 'headers'>) => strict.inject({ url, headers })
  const weak = await logIn(theatre, person)
  const refused = await read(weak)
  expect([refused.statusCode, refused.json().detail]).toEqual([
    403,
    expect.stringContaining('mit einem Passkey anmelden'),
  ])
  const authenticator = createSoftwareAuthenticator()
  await add(weak, authenticator.create(await optionsFrom(weak, passkeysUrl)))
  expect((await read(weak)).statusCode).toBe(403)
  const { session } = await logInBy(authenticator)
  expect((await read(session)).statusCode).not.toBe(403)
  await strict.close()
})
