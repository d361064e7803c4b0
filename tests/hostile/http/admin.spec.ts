import { expect } from '@playwright/test'
import { ask } from '#support/hostile/ask.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const body = JSON.stringify({ tags: ['all'] })
const credentials: Record<string, string>[] = [
  {},
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer ' },
  { authorization: 'Bearer undefined' },
  { authorization: 'Bearer wrong-secret-wrong-secret' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { cookie: 'sessionid=x' },
]

test('X-09: changes can be announced only with the secret', async ({ attempts }) => {
  if (!stack.adminUrl) throw new Error('Set ADMIN_URL to the admin server of the site.')
  const endpoints = [
    { to: stack.adminUrl, path: '/changes', method: 'POST', body },
    { to: stack.backendUrl, path: '/internal/changes', method: 'GET' },
  ]
  for (const endpoint of endpoints) {
    for (const headers of credentials) {
      await attempts.holds(`${endpoint.path} with ${JSON.stringify(headers)}`, async () => {
        const { status } = await ask({ ...endpoint, headers, timeoutMs: 20_000 })
        expect([401, 403]).toContain(status)
      })
    }
  }
})
