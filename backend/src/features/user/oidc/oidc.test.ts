import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#app'
import { readEnv } from '#env'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import {
  type IdentityProvider,
  logInAtProvider,
  type ProviderPerson,
  startIdentityProvider,
} from '#test/accounts/identity-provider.ts'
import { testEnvironment } from '#test/test-environment.ts'
import { useTheatre } from '#test/use-theatre.ts'

const siteUrl = 'https://theatre.example'
const userDetails = '/de/api/user-details/'
const theatre = useTheatre()
const apps: FastifyInstance[] = []
let provider: IdentityProvider
let part: AddedPage
let app: FastifyInstance

beforeAll(async () => {
  provider = await startIdentityProvider(`${siteUrl}/oidc/callback`)
  part = await addPage(theatre.database, { paths: { de: 'anmeldung' } })
  app = await start()
})

afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()))
  await provider?.stop()
})

/** An origin that logs staff in at the provider. */
async function start(changes: Record<string, string> = {}): Promise<FastifyInstance> {
  const built = await buildApp({
    database: theatre.database,
    env: readEnv({
      ...testEnvironment,
      DATABASE_URL: theatre.url,
      FOYER_DATA: theatre.folder,
      SITE_URL: siteUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.client.id,
      OIDC_CLIENT_SECRET: provider.client.secret,
      OIDC_SCOPES: 'openid profile email groups',
      OIDC_ROLES: `redaktion=publisher, kassa=box_office, schule=editor:${part.id}`,
      ...changes,
    }),
  })
  apps.push(built)
  return built
}

type Browser = { cookies: Record<string, string>; remoteAddress: string }
let browsers = 0

const newBrowser = (): Browser => ({ cookies: {}, remoteAddress: `192.0.2.${(browsers += 1)}` })

async function open(browser: Browser, url: string, origin = app) {
  const response = await origin.inject({ url, ...browser })
  for (const { name, value } of response.cookies) browser.cookies[name] = value
  return response
}

/** Begins a log-in and goes through the pages of the provider. Returns the path on the site that it ends with. */
async function comeBack(browser: Browser, person: { name: string; cancels?: boolean }) {
  const begun = await open(browser, '/oidc/log-in?locale=en')
  expect(begun.statusCode).toBe(303)
  const back = await logInAtProvider(String(begun.headers.location), person)
  expect(back.startsWith(`${siteUrl}/oidc/callback?`)).toBe(true)
  return back.slice(siteUrl.length)
}

/** Logs in as a person of the provider. */
async function logIn(name: string, person: ProviderPerson) {
  provider.people.set(name, person)
  const browser = newBrowser()
  const response = await open(browser, await comeBack(browser, { name }))
  const user = (await open(browser, userDetails)).json()
  return { browser, response, user }
}

const statusOf = async (browser: Browser, slug: string) =>
  (await open(browser, `/de/pageeditor-api/document/${slug}`)).statusCode

describe('X-09, S-11: staff logs in at an OpenID Connect provider', () => {
  test('is known by issuer and subject, and has the roles of its groups', async () => {
    const { response, user, browser } = await logIn('ida', { groups: ['schule', 'andere'] })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/en/user/profile'])
    expect(user).toMatchObject({
      is_logged_in: true,
      username: 'ida',
      first_name: 'Ida',
      email: 'ida@provider.example',
      roles: ['editor'],
    })
    expect([await statusOf(browser, part.slug), await statusOf(browser, 'page-1')]).toEqual([
      200, 403,
    ])
    const sessions = (await open(browser, '/de/api/user/sessions/')).json()
    expect(sessions.sessions).toMatchObject([{ credential: 'oidc' }])
    // The same account, renamed at the provider.
    const again = await logIn('ida', { groups: ['redaktion', 'kassa'], email: 'ida@neu.example' })
    expect(again.user).toMatchObject({ username: 'ida', email: 'ida@neu.example' })
    expect(again.user.roles.toSorted()).toEqual(['box_office', 'publisher'])
  })

  test('a group that is left takes its role with it, what an admin gave stays', async () => {
    await logIn('jo', { groups: ['redaktion'] })
    const { response, user, browser } = await logIn('jo', { groups: [] })
    expect(response.statusCode).toBe(403)
    expect(response.body).toContain('belongs to no group that edits this site')
    expect(user.is_logged_in).toBe(false)
    await theatre.database.$client.query(
      `insert into role_grant (account_id, role) select id, 'box_office' from account where username = 'jo'`,
    )
    expect((await logIn('jo', { groups: [] })).user.roles).toEqual(['box_office'])
    expect(browser.cookies['sessionid']).toBeUndefined()
  })

  test('an account of the same name is another one', async () => {
    const local = await addPerson(theatre.database, [{ role: 'admin', pageId: null }])
    const { user } = await logIn('mallory', {
      groups: ['kassa'],
      username: local.username,
      email: `${local.username}@theatre.example`,
    })
    expect(user).toMatchObject({ roles: ['box_office'] })
    expect(user.username).toBe(`${local.username}@${new URL(provider.issuer).host}`)
  })

  test('nobody without a group has an account', async () => {
    const { response } = await logIn('visitor', { groups: ['andere'] })
    expect(response.statusCode).toBe(403)
    const { rows } = await theatre.database.$client.query(
      `select from account where username = 'visitor'`,
    )
    expect(rows).toEqual([])
  })

  test('a log-in that was cancelled says so', async () => {
    const browser = newBrowser()
    const back = await comeBack(browser, { name: 'ida', cancels: true })
    const response = await open(browser, back)
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ])
    expect(response.body).toContain('You have cancelled the log-in')
  })

  test('the way back is open to the browser that began, once', async () => {
    provider.people.set('kim', { groups: ['kassa'] })
    const browser = newBrowser()
    const back = await comeBack(browser, { name: 'kim' })
    const other = await open(newBrowser(), back)
    expect([other.statusCode, other.cookies.some(({ name }) => name === 'sessionid')]).toEqual([
      400,
      false,
    ])
    const attempt = browser.cookies['oidc']!
    expect((await open(browser, back)).statusCode).toBe(303)
    expect((await open({ ...newBrowser(), cookies: { oidc: attempt } }, back)).statusCode).toBe(400)
  })

  test.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x')],
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['an invented code', (query: URLSearchParams) => query.set('code', 'x')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
  ])('%s is refused, and nothing of it is shown', async (_, change) => {
    const browser = newBrowser()
    const back = new URL(await comeBack(browser, { name: 'ida' }), siteUrl)
    change(back.searchParams)
    const response = await open(browser, back.pathname + back.search)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('The response of the identity provider was not valid')
    expect(response.body).not.toContain(provider.issuer)
    expect((await open(browser, userDetails)).json().is_logged_in).toBe(false)
  })

  test('a token with another nonce is refused', async () => {
    const browser = newBrowser()
    const begun = await open(browser, '/oidc/log-in?locale=en')
    const planted = new URL(String(begun.headers.location))
    planted.searchParams.set('nonce', 'planted')
    const back = await logInAtProvider(planted.href, { name: 'ida' })
    expect((await open(browser, back.slice(siteUrl.length))).statusCode).toBe(400)
  })

  test('a code for another verifier is refused', async () => {
    const browser = newBrowser()
    const begun = await open(browser, '/oidc/log-in')
    const planted = new URL(String(begun.headers.location))
    expect(planted.searchParams.get('code_challenge_method')).toBe('S256')
    planted.searchParams.set('code_challenge', 'A'.repeat(43))
    const back = await logInAtProvider(planted.href, { name: 'ida' })
    expect((await open(browser, back.slice(siteUrl.length))).statusCode).toBe(400)
  })

  test('a provider that is not there is named as the reason, and asked again the next time', async () => {
    const gone = await start({ OIDC_ISSUER: 'http://127.0.0.1:1' })
    const response = await open(newBrowser(), '/oidc/log-in', gone)
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('Der Anmeldedienst ist im Moment nicht erreichbar')
  })

  test('X-09: where passkeys are required, such a session has its roles', async () => {
    const strict = await start({ STAFF_PASSKEYS: 'required' })
    const { browser } = await logIn('lea', { groups: ['redaktion'] })
    const url = `/de/pageeditor-api/document/${part.slug}`
    expect((await open(browser, url, strict)).statusCode).toBe(200)
  })

  test('visitors log in there too where the theatre wants it, and are logged out there', async () => {
    const forAll = await start({ OIDC_VISITORS: 'on' })
    provider.people.set('vera', { groups: ['andere'] })
    const guest = (await open(newBrowser(), '/en/api/user-details/', forAll)).json()
    expect(guest.login_url).toBe('/oidc/log-in?locale=en')
    const browser = newBrowser()
    const begun = await open(browser, guest.login_url, forAll)
    const back = await logInAtProvider(String(begun.headers.location), { name: 'vera' })
    const response = await open(browser, back.slice(siteUrl.length), forAll)
    expect(response.headers.location).toBe('/en/user/profile')
    const user = (await open(browser, userDetails, forAll)).json()
    expect(user).toMatchObject({
      is_logged_in: true,
      roles: [],
      logout_url: '/oidc/log-out?locale=de',
    })
    const ended = new URL(String((await open(browser, user.logout_url, forAll)).headers.location))
    expect(ended.origin).toBe(new URL(provider.issuer).origin)
    expect(ended.searchParams.get('post_logout_redirect_uri')).toBe(`${siteUrl}/de/user/profile`)
    // Elsewhere the same account still has no way in.
    expect((await logIn('vera', { groups: ['andere'] })).response.statusCode).toBe(403)
  })

  test('a webshop elsewhere is named as it is set', async () => {
    const elsewhere = await start({ EXTERNAL_WEBSHOP_URL: 'https://shop.example/karten' })
    const { webshop_url: url } = (await open(newBrowser(), userDetails, elsewhere)).json()
    expect(url).toBe('https://shop.example/karten')
  })

  test('without a setting there is no such log-in', async () => {
    expect((await theatre.call('/oidc/log-in')).status).toBe(404)
  })
})
