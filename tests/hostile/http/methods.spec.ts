import { expect } from '@playwright/test'
import { ask, isTooBusy } from '#support/hostile/ask.ts'
import { newAddress } from '#support/hostile/visitor.ts'
import { test } from '#support/hostile/attempts.ts'

const multipart = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
}

test('X-02: POSTs without a waiting client block no page', async ({ attempts }) => {
  const from = newAddress()
  const posts = Array.from({ length: 8 }, (_, number) =>
    ask({ path: `/de/leer-${number}`, from, ...multipart }),
  )
  await attempts.holds('pages meanwhile', async () => {
    const begun = performance.now()
    const [made, cart] = await Promise.all([
      ask({ path: `/de/nie-gemacht-${Date.now()}` }),
      ask({ path: '/de/warenkorb' }),
    ])
    expect(made.status).toBe(404)
    if (!isTooBusy(cart.status)) expect(cart.status).toBe(200)
    // Each of them occupied a render for 15 s.
    expect(performance.now() - begun).toBeLessThan(13_000)
  })
  for (const post of posts) {
    await attempts.holds('a POST to nothing', async () => expect((await post).status).toBe(405))
  }
})

test('X-02: an endpoint does only what it is for', async ({ attempts }) => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND', 'SEARCH']
  const paths = ['/de', '/en/events', '/de/nie-da', '/_next/static/x.js', '/sitemap.xml']
  for (const method of methods) {
    for (const path of paths) {
      await attempts.holds(`${method} ${path}`, async () => {
        const { status, headers, text } = await ask({ path, method })
        expect(status).toBe(405)
        expect(headers.allow).toContain('GET')
        expect(text).not.toContain('<script')
      })
    }
  }
})
