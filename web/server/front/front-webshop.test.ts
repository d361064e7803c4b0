import { describe, expect, test } from 'vitest'
import { fakeRenderer, page } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'
import { noThirdPartySources } from './response/content-policy.ts'

const roots = ['/webshop', '/eventim.webshop', '/test.webshop', '/testshop', '/eventim-template']

const site = (parts = {}) =>
  serveFront({
    ...parts,
    renderer: fakeRenderer(({ url }) => page(`<p>${url}</p>`)).render,
    webshop: { ...noThirdPartySources, frame: ['https://shop.example'] },
    thirdParty: { ...noThirdPartySources, frame: ['https://player.example'] },
  })

describe('R-19: the webshop has no language in its address', () => {
  test.each(roots.flatMap((root) => [root, `${root}/`, `${root}/a/b.c`]))(
    '%s is the webshop and is not cached',
    async (path) => {
      const { sendRequest } = await site()
      const { status, headers, text } = await sendRequest(path)
      expect(status).toBe(200)
      expect(text).toContain('<p>/de/webshop')
      expect(headers['cache-control']).toBe('private, no-store')
    },
  )

  test('its language is that of the referring page, else the chosen one, else German', async () => {
    const { sendRequest } = await site()
    const languageFor = async (headers: Record<string, string>) =>
      /<p>\/(..)\//.exec((await sendRequest('/webshop', { headers })).text)?.[1]
    const cookie = 'a=b; i18n_redirected=en'
    expect(await languageFor({})).toBe('de')
    expect(await languageFor({ cookie })).toBe('en')
    expect(await languageFor({ cookie, referer: 'http://www.example.test/de/programm' })).toBe('de')
    expect(await languageFor({ referer: 'http://www.example.test/en' })).toBe('en')
    expect(await languageFor({ referer: 'https://evil.example/en/events' })).toBe('de')
    expect(await languageFor({ cookie: 'i18n_redirected=xx', referer: 'no address' })).toBe('de')
  })

  test('with a language prefix, it redirects to the address without', async () => {
    const { sendRequest } = await site()
    const { status, headers } = await sendRequest('/en/testshop/a')
    expect([status, headers.location]).toEqual([302, '/testshop/a'])
  })

  test('choosing a language leads back to it', async () => {
    const { sendRequest } = await site()
    const { headers } = await sendRequest('/language/en?to=%2Fwebshop%2Fa')
    expect(headers.location).toBe('/webshop/a')
    expect(String(headers['set-cookie'])).toContain('i18n_redirected=en')
    for (const to of ['/webshop//evil.test', '/webshop/../de', '/webshop\\evil', '/webshopping']) {
      const reply = await sendRequest(`/language/en?to=${encodeURIComponent(to)}`)
      expect([to, reply.headers.location]).toEqual([to, '/en'])
    }
  })

  test('a path that only begins like the webshop is an ordinary page', async () => {
    const { sendRequest } = await site()
    expect((await sendRequest('/webshopping')).text).toContain('<p>/webshopping')
  })
})

test.each([
  ['/webshop/events', '/de/programm', '/en/events'],
  ['/eventim.webshop/webticket/eventlist/4', '/de/programm', '/en/events'],
  ['/webshop/item-groups', '/de/mediathek-de', '/en/mediathek-en'],
  ['/testshop/webticket/ItemGroups/12', '/de/mediathek-de', '/en/mediathek-en'],
  ['/test.webshop/series/7', '/de/service/abonnements', '/en/service/subscriptions'],
  ['/webshop/cart', '/de/warenkorb', '/en/cart'],
])('R-21: %s redirects to %s and %s', async (path, german, english) => {
  const { sendRequest } = await site()
  const inEnglish = { cookie: 'i18n_redirected=en' }
  expect((await sendRequest(path)).headers.location).toBe(german)
  expect((await sendRequest(path, { headers: inEnglish })).headers.location).toBe(english)
})

test('B-12: the webshop’s page frames the webshop and no player, other pages no webshop', async () => {
  const { sendRequest } = await site()
  const framesOf = async (path: string) =>
    /frame-src ([^;]*)/.exec(
      String((await sendRequest(path)).headers['content-security-policy']),
    )?.[1]
  expect(await framesOf('/webshop/a')).toBe("'self' https://shop.example")
  expect(await framesOf('/de')).toBe("'self' https://player.example")
})

test('the cart is rendered for each visitor with all cookies, and not cached', async () => {
  const seen: (string | undefined)[] = []
  const { sendRequest } = await serveFront({
    renderer: fakeRenderer(({ headers }) => {
      seen.push(headers['cookie'] as string | undefined)
      return page('')
    }).render,
  })
  for (const cookie of ['cart=a', 'cart=b', 'cart=a']) {
    const { headers } = await sendRequest('/de/warenkorb', { headers: { cookie } })
    expect(headers['cache-control']).toBe('private, no-store')
  }
  expect(seen).toEqual(['cart=a', 'cart=b', 'cart=a'])
})

test('the address of an order is not logged', async () => {
  const { sendRequest, logged } = await site()
  await sendRequest(`/box-office/de/orders/${'a'.repeat(43)}/tickets/`)
  expect(JSON.stringify(logged)).not.toContain('aaaa')
  expect(JSON.stringify(logged)).toContain('/box-office/de/orders/…/tickets/')
})
