import { beforeAll, describe, expect, test } from 'vitest'
import { logInAtProvider } from '#test/accounts/identity-provider.ts'
import { ledTo, saying, siteUrl, useProvider, userDetails } from '#test/accounts/use-provider.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const { start, newBrowser, open, comeBack, provider } = useProvider(
  theatre,
  () => 'kassa=box_office',
)

beforeAll(async () => {
  await start()
  provider().people.set('ida', { groups: ['kassa'] })
})

describe('X-09, S-11: a log-in at the provider that fails leads to the site, which says why', () => {
  test('a log-in that was cancelled says so', async () => {
    const browser = newBrowser()
    const back = await comeBack(browser, { name: 'ida', cancels: true })
    expect(ledTo(await open(browser, back))).toEqual(saying('provider-cancelled'))
  })

  test('the way back is open to the browser that began, once', async () => {
    provider().people.set('kim', { groups: ['kassa'] })
    const browser = newBrowser()
    const back = await comeBack(browser, { name: 'kim' })
    const other = await open(newBrowser(), back)
    // What began it is unknown, and with it the language.
    expect(ledTo(other)).toEqual(saying('provider-expired', 'de'))
    expect(other.cookies.some(({ name }) => name === 'sessionid')).toBe(false)
    const attempt = browser.cookies['oidc']!
    expect(ledTo(await open(browser, back))).toEqual([303, '/en/user/log-in'])
    const again = await open({ ...newBrowser(), cookies: { oidc: attempt } }, back)
    expect(ledTo(again)).toEqual(saying('provider-expired'))
  })

  test('who stays too long at the provider is told so in their language', async () => {
    const browser = newBrowser()
    const back = await comeBack(browser, { name: 'ida' })
    await theatre.database.$client.query(
      `update login_challenge set expires_at = now() - interval '1 second' where purpose = 'oidc'`,
    )
    expect(ledTo(await open(browser, back))).toEqual(saying('provider-expired'))
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
    expect(ledTo(response)).toEqual(saying('provider-rejected'))
    expect(response.body).not.toContain(provider().issuer)
    expect((await open(browser, userDetails)).json().is_logged_in).toBe(false)
  })

  test('a token with another nonce is refused', async () => {
    const browser = newBrowser()
    const begun = await open(browser, '/oidc/log-in?locale=en')
    const planted = new URL(String(begun.headers.location))
    planted.searchParams.set('nonce', 'planted')
    const back = await logInAtProvider(planted.href, { name: 'ida' })
    const response = await open(browser, back.slice(siteUrl.length))
    expect(ledTo(response)).toEqual(saying('provider-rejected'))
  })

  test('a code for another verifier is refused', async () => {
    const browser = newBrowser()
    const begun = await open(browser, '/oidc/log-in')
    const planted = new URL(String(begun.headers.location))
    expect(planted.searchParams.get('code_challenge_method')).toBe('S256')
    planted.searchParams.set('code_challenge', 'A'.repeat(43))
    const back = await logInAtProvider(planted.href, { name: 'ida' })
    const response = await open(browser, back.slice(siteUrl.length))
    expect(ledTo(response)).toEqual(saying('provider-rejected', 'de'))
  })

  test('a provider that is not there is named as the reason, and asked again the next time', async () => {
    const gone = await start({ OIDC_ISSUER: 'http://127.0.0.1:1' })
    const response = await open(newBrowser(), '/oidc/log-in', gone)
    expect(ledTo(response)).toEqual(saying('provider-unavailable', 'de'))
    const left = await open(newBrowser(), '/oidc/log-out?locale=en', gone)
    expect(ledTo(left)).toEqual([303, '/en/user/profile?notice=logged-out'])
  })

  test('whoever asks too often is told so by the site, not by a response for programs', async () => {
    const browser = newBrowser()
    const gone = await start({ OIDC_ISSUER: 'http://127.0.0.1:1' })
    const ask = () => open(browser, '/oidc/log-in?locale=en', gone)
    const responses = await Promise.all(Array.from({ length: 121 }, ask))
    const busy = responses.filter(({ headers }) => String(headers.location).endsWith('busy'))
    expect(busy.map(ledTo)).toEqual([saying('provider-busy')])
    expect(busy[0]?.headers['retry-after']).toMatch(/^\d+$/)
  })
})
