import { expect, test } from 'vitest'
import { fakeRenderer, page, publicPage } from '#front/testing/fake-renderer.ts'
import { serveFront } from '#front/testing/serve-front.ts'

const html = '<!doctype html><html><head><title>Haus</title></head><body>Haus</body></html>'
const serve = () => serveFront({ renderer: fakeRenderer(() => page(html, shared)).render })
const shared = {
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': publicPage },
}
const session = { headers: { cookie: 'sessionid=abc' } }

test('E-01 the page of an editor has a nonce of its own for styles, allows pictures from memory, and is cached by nobody', async () => {
  const { sendRequest } = await serve()
  const nonces: string[] = []
  for (let visit = 0; visit < 2; visit++) {
    const { headers, text } = await sendRequest('/de/haus?edit', session)
    const policy = String(headers['content-security-policy'])
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}"></head>`)
    expect(policy).toContain("img-src 'self' data: blob:")
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
    expect(headers['cache-control']).toBe('private, no-store')
    nonces.push(nonce)
  }
  expect(new Set(nonces).size).toBe(2)
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
})

test('E-01 without a session, or without the flag, a page has the policy of visitors', async () => {
  const { sendRequest } = await serve()
  for (const { headers, text } of [
    await sendRequest('/de/haus?edit'),
    await sendRequest('/de/haus', session),
  ]) {
    expect(headers['content-security-policy']).toContain("style-src 'self';")
    expect(headers['content-security-policy']).not.toContain('blob:')
    expect(text).not.toContain('csp-nonce')
  }
})

test('E-15 with the redirect flag a page is rendered for who has no session, and cached by nobody', async () => {
  const { sendRequest } = await serve()
  const { headers, text } = await sendRequest('/de/haus?edit&redirect')
  expect(text).toContain('csp-nonce')
  expect(headers['cache-control']).toBe('private, no-store')
  const alone = await sendRequest('/de/haus?redirect')
  expect(alone.text).not.toContain('csp-nonce')
})
