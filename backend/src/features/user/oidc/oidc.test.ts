import { beforeAll, describe, expect, test } from 'vitest'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logOutAtProvider } from '#test/accounts/identity-provider.ts'
import { ledTo, saying, siteUrl, useProvider, userDetails } from '#test/accounts/use-provider.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let part: AddedPage
const { start, newBrowser, open, comeBack, logIn, provider } = useProvider(
  theatre,
  () => `redaktion=publisher, kassa=box_office, schule=editor:${part.id}`,
)

beforeAll(async () => {
  part = await addPage(theatre.database, { paths: { de: 'anmeldung' } })
  await start()
})

const statusOf = async (browser: ReturnType<typeof newBrowser>, slug: string) =>
  (await open(browser, `/de/pageeditor-api/document/${slug}`)).statusCode

describe('X-09, S-11: staff logs in at an OpenID Connect provider', () => {
  test('is known by issuer and subject, and has the roles of its groups', async () => {
    const { response, user, browser } = await logIn('ida', { groups: ['schule', 'andere'] })
    expect(ledTo(response)).toEqual([303, '/en/user/log-in'])
    expect(response.headers['cache-control']).toBe('private, no-store')
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
    expect(ledTo(response)).toEqual(saying('provider-no-role'))
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
    expect(user.username).toBe(`${local.username}@${new URL(provider().issuer).host}`)
  })

  test('nobody without a group has an account', async () => {
    const { response } = await logIn('visitor', { groups: ['andere'] })
    expect(ledTo(response)).toEqual(saying('provider-no-role'))
    const { rows } = await theatre.database.$client.query(
      `select from account where username = 'visitor'`,
    )
    expect(rows).toEqual([])
  })

  test('a confirmed mail address is not replaced by what somebody has typed at the provider', async () => {
    await logIn('eve', { groups: ['kassa'] })
    await theatre.database.$client.query(
      `update account set email = 'eve@home.example', email_confirmed_at = now() where username = 'eve'`,
    )
    const { user } = await logIn('eve', { groups: ['kassa'], email: 'victim@home.example' })
    expect(user.email).toBe('eve@home.example')
  })

  test('X-09: where passkeys are required, such a session has its roles', async () => {
    const strict = await start({ STAFF_PASSKEYS: 'required' })
    const { browser } = await logIn('lea', { groups: ['redaktion'] })
    const url = `/de/pageeditor-api/document/${part.slug}`
    expect((await open(browser, url, strict)).statusCode).toBe(200)
  })

  test('visitors log in there too where the theatre wants it, and are logged out there', async () => {
    const forAll = await start({ OIDC_VISITORS: 'on' })
    provider().people.set('vera', { groups: ['andere'] })
    const guest = (await open(newBrowser(), '/en/api/user-details/', forAll)).json()
    expect(guest.login_url).toBe('/oidc/log-in?locale=en')
    const browser = newBrowser()
    const back = await comeBack(browser, { name: 'vera', url: guest.login_url, origin: forAll })
    const response = await open(browser, back, forAll)
    expect(ledTo(response)).toEqual([303, '/en/user/log-in'])
    const user = (await open(browser, userDetails, forAll)).json()
    expect(user).toMatchObject({
      is_logged_in: true,
      roles: [],
      logout_url: '/oidc/log-out?locale=de',
    })
    const ended = new URL(String((await open(browser, user.logout_url, forAll)).headers.location))
    expect(ended.origin).toBe(new URL(provider().issuer).origin)
    expect(await logOutAtProvider(ended.href)).toBe(`${siteUrl}/de/user/profile`)
    // Elsewhere the same account still has no way in.
    const { response: refused } = await logIn('vera', { groups: ['andere'] })
    expect(ledTo(refused)).toEqual(saying('provider-no-role'))
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
