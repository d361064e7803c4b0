import { expect } from '@playwright/test'
import { withStoredHtml } from '#support/house/stored-html.ts'
import { ask } from '#support/hostile/ask.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const payload =
  '<p>ordentlich</p><script>hit()</script><img src=x onerror=hit()><a href="javascript:hit()">x</a><iframe src="//evil.example"></iframe>'
const harmful = /<script|onerror|javascript:|<iframe|evil\.example/

test('X-09: HTML stored by imports is sanitised before it is sent', async ({ attempts }) => {
  await withStoredHtml(payload, async (addresses) => {
    for (const address of addresses) {
      await attempts.holds(address, async () => {
        const { status, text } = await ask({ to: stack.backendUrl, path: address })
        expect(status).toBe(200)
        expect(text).toContain('ordentlich')
        expect(text).not.toMatch(harmful)
      })
    }
  })
})

test('X-09: every response has the headers that restrict browsers', async ({ attempts }) => {
  const paths = [
    '/',
    '/de',
    '/en/events',
    '/de/nie-da',
    '/de/user/profile',
    '/de/warenkorb',
    '/box-office/de/',
    '/media/nie-da',
    '/graphql',
    '/sw.js',
    '/sitemap.xml',
    '/_next/nie-da',
  ]
  for (const path of paths) {
    await attempts.holds(path, async () => {
      const { headers } = await ask({ path })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security'] ?? '').not.toMatch(/includeSubDomains/i)
      expect(headers['x-powered-by']).toBeUndefined()
      if (String(headers['content-type']).includes('text/html')) {
        expect(headers['content-security-policy']).toBeDefined()
        expect(headers['content-security-policy']).not.toMatch(
          /script-src[^;]*'unsafe-(?:inline|eval)'/,
        )
      }
    })
  }
})
