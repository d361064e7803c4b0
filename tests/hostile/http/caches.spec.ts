import { expect } from '@playwright/test'
import { ask } from '#support/hostile/ask.ts'
import { sample } from '#support/hostile/extent.ts'
import { newEditor } from '#support/hostile/visitor.ts'
import { askPath, registered } from '#support/hostile/graph.ts'
import { test } from '#support/hostile/attempts.ts'

/** Headers that frameworks and proxies have used without including them in their cache key. */
const unkeyed: Record<string, string> = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '1337',
  'x-forwarded-prefix': '/evil.example',
  'x-forwarded-scheme': 'nothttps',
  'x-original-url': '/de/konto',
  'x-rewrite-url': '/de/konto',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example;proto=http',
  'x-real-ip': 'evil.example',
  'x-http-method-override': 'POST',
  'x-middleware-subrequest': 'middleware:middleware:middleware',
  'x-middleware-rewrite': 'http://evil.example/',
  'x-nextjs-data': '1',
  'x-matched-path': '/de/evil.example',
  'x-invoke-status': '500',
  'x-invoke-path': '/evil.example',
  'x-now-route-matches': '1=evil.example',
  'next-router-state-tree': 'evil.example',
  'next-url': '/evil.example',
  rsc: '1',
  'next-action': 'evil.example',
  'accept-language': 'evil.example',
  'user-agent': '<script>evil.example</script>',
  referer: 'https://evil.example/<script>',
  origin: 'https://evil.example',
  range: 'bytes=0-1',
  'accept-encoding': 'evil.example',
  accept: 'application/json',
  upgrade: 'h2c',
}

test('X-09: one client’s request does not change another’s page', async ({ attempts }) => {
  for (const [name, value] of sample(Object.entries(unkeyed), 15)) {
    for (const path of ['/de/haus', `/de/nie-da-${name}`, `/de/programm?nie=${name}`]) {
      await attempts.holds(`${name} at ${path}`, async () => {
        const before = path === '/de/haus' ? await ask({ path }) : undefined
        const poisoned = await ask({ path, headers: { [name]: value } })
        expect(poisoned.status, 'the attacker’s own response').toBeLessThan(500)
        const after = await ask({ path })
        expect(after.text).not.toContain('evil.example')
        expect(String(after.headers.location ?? '')).not.toContain('evil.example')
        expect(after.headers['content-type']).toContain('text/html')
        expect(after.status).toBe(path.includes('nie-da') ? 404 : 200)
        if (before) expect(after.text.length).toBe(before.text.length)
      })
    }
  }
})

test('X-09: no file name makes a private page a cacheable file', async ({ attempts }) => {
  const editor = await newEditor()
  const endings = [
    '/x.css',
    '/x.js',
    '.css',
    ';x.css',
    '%3bx.css',
    '%0ax.css',
    '?x.css',
    '/%2e%2e/x.css',
    '%23x.css',
    '/..%2fx.png',
    '%00.css',
  ]
  for (const page of ['/de/user/profile', '/de/warenkorb', '/en/user/profile', '/en/cart']) {
    for (const ending of sample(endings, 6)) {
      await attempts.holds(`${page}${ending}`, async () => {
        const mine = await editor.ask({ path: page + ending })
        const isMine = mine.text.includes('redaktion')
        if (isMine) expect(mine.headers['cache-control']).toContain('no-store')
        const theirs = await ask({ path: page + ending })
        expect(theirs.text).not.toContain('redaktion')
        expect(theirs.headers['set-cookie']).toBeUndefined()
      })
    }
  }
})

test('X-09: session-dependent responses are not cached', async ({ attempts }) => {
  const editor = await newEditor()
  const currentUser = registered.filter(({ definition }) =>
    JSON.stringify(definition).includes('"currentUser"'),
  )
  const paths = [
    '/de/user/profile',
    '/en/user/profile',
    '/de/warenkorb',
    ...currentUser.map(({ hash }) => askPath(hash, { locale: 'DE' })),
  ]
  for (const path of paths) {
    await attempts.holds(path.slice(0, 60), async () => {
      const { headers } = await editor.ask({ path, headers: { 'x-graphql-yoga-csrf': 'x' } })
      expect(headers['cache-control']).toContain('private')
      expect(headers['cache-control']).toContain('no-store')
    })
  }
  await attempts.holds('pages that all share carry nothing of a session', async () => {
    for (const path of ['/de', '/de/programm', '/en/house']) {
      const { text, headers } = await editor.ask({ path })
      expect(text).not.toContain('redaktion')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})
