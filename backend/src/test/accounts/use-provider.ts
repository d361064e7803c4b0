import type { OidcNotice } from '@foyer/schema/paths/oidc-notices.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildApp } from '#app'
import { readEnv } from '#env'
import { testEnvironment } from '#test/test-environment.ts'
import type { useTheatre } from '#test/use-theatre.ts'
import {
  type IdentityProvider,
  logInAtProvider,
  type ProviderPerson,
  startIdentityProvider,
} from './identity-provider.ts'

export const siteUrl = 'https://theatre.example'
export const userDetails = '/de/api/user-details/'

type Browser = { cookies: Record<string, string>; remoteAddress: string }

/** Origins of a test file that log in at a provider, and browsers that go there and come back. */
export function useProvider(
  theatre: ReturnType<typeof useTheatre>,
  roles: () => string = () => '',
) {
  const apps: FastifyInstance[] = []
  let provider: IdentityProvider
  let app: FastifyInstance
  let browsers = 0

  beforeAll(async () => {
    provider = await startIdentityProvider(`${siteUrl}/oidc/callback`)
  })
  afterAll(async () => {
    await Promise.all(apps.map((one) => one.close()))
    await provider?.stop()
  })

  /** An origin that logs staff in at the provider; the first is that of all calls that name none. */
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
        OIDC_ROLES: roles(),
        ...changes,
      }),
    })
    apps.push(built)
    app ??= built
    return built
  }

  const newBrowser = (): Browser => ({ cookies: {}, remoteAddress: `192.0.2.${(browsers += 1)}` })

  async function open(browser: Browser, url: string, origin = app) {
    const response = await origin.inject({ url, ...browser })
    for (const { name, value } of response.cookies) browser.cookies[name] = value
    return response
  }

  /** Begins a log-in and goes through the pages of the provider. Returns the path on the site that it ends with. */
  async function comeBack(
    browser: Browser,
    { url = '/oidc/log-in?locale=en', origin = app, ...person }: Visit,
  ) {
    const begun = await open(browser, url, origin)
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

  return { start, newBrowser, open, comeBack, logIn, provider: () => provider }
}

type Visit = { name: string; cancels?: boolean; url?: string; origin?: FastifyInstance }

/** Where a response leads. */
export const ledTo = (response: { statusCode: number; headers: Record<string, unknown> }) => [
  response.statusCode,
  response.headers['location'],
]

/** Where the site says what went wrong. */
export const saying = (notice: OidcNotice, locale = 'en') => [
  303,
  `/${locale}/user/profile?notice=${notice}`,
]
