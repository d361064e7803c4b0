import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createErrorReports } from './error-reports.ts'
import { acceptBrowserReports } from './accept-browser-reports.ts'

type Received = {
  url: string
  header: Record<string, unknown>
  event: Record<string, unknown>
  raw: string
}

async function listen(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A fake of the service that the DSN names. */
async function receiver() {
  const received: Received[] = []
  const host = await listen(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const raw = Buffer.concat(chunks).toString()
    const [header = '{}', , event = '{}'] = raw.split('\n')
    received.push({
      url: request.url ?? '',
      header: JSON.parse(header),
      event: JSON.parse(event),
      raw,
    })
    response.end('{}')
  })
  return { received, dsn: `http://abc123@${host}/7` }
}

test('X-06 a server failure is reported by Sentry’s protocol, without personal data', async () => {
  const { received, dsn } = await receiver()
  const reports = createErrorReports({ dsn, variant: 'theatre', onFailure: () => {} })
  const error = new Error(
    'No order for anna.berger@example.test at https://x.test/de/kasse?name=Anna from 192.168.7.9, token=geheim123',
  )
  reports.report({ error, from: 'server', message: 'A page could not be made.', path: '/de/kasse' })
  await expect.poll(() => received).toHaveLength(1)
  const [{ url, event, raw }] = received as [Received]
  expect(url).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=abc123/)
  expect(event).toMatchObject({
    level: 'error',
    environment: 'theatre',
    platform: 'node',
    message: 'A page could not be made.',
    transaction: '/de/kasse',
    exception: { values: [{ type: 'Error' }] },
  })
  expect(JSON.stringify(event)).toContain('error-reports.test.ts')
  expect(raw).not.toMatch(/berger|name=Anna|192\.168|geheim|cookie|user_agent|ip_address/i)
})

test('X-06 a browser failure is reported through the site itself', async () => {
  const { received, dsn } = await receiver()
  const take = acceptBrowserReports(
    createErrorReports({ dsn, variant: 'region', onFailure: () => {} }),
  )
  const site = await listen((request, response) => void take(request, response))
  const response = await fetch(`http://${site}/failure-reports`, {
    method: 'POST',
    headers: { cookie: 'sessionid=geheim', 'user-agent': 'Firefox of Anna' },
    body: JSON.stringify({
      name: 'TypeError',
      message: 'seat is undefined',
      stack: 'book@https://x.test/_next/static/chunks/a.js?mail=a@b.at:10:20',
      path: '/de/programm',
    }),
  })
  expect(response.status).toBe(204)
  await expect.poll(() => received).toHaveLength(1)
  const [{ event, raw }] = received as [Received]
  expect(event).toMatchObject({
    platform: 'javascript',
    tags: { from: 'browser' },
    exception: { values: [{ type: 'TypeError', value: 'seat is undefined' }] },
  })
  expect(raw).not.toMatch(/geheim|Anna|a@b\.at/)
})

test('X-06 without a DSN nothing is accepted; invalid, oversized and cross-site reports are refused', async () => {
  const off = acceptBrowserReports(undefined)
  const { received, dsn } = await receiver()
  const on = acceptBrowserReports(createErrorReports({ dsn, variant: 'x', onFailure: () => {} }))
  const [closed, open] = await Promise.all(
    [off, on].map((take) => listen((request, response) => void take(request, response))),
  )
  const post = async (site: string | undefined, body: string, headers = {}) =>
    (await fetch(`http://${site}/`, { method: 'POST', body, headers })).status
  expect(await post(closed, '{}')).toBe(404)
  expect(await post(open, '{}')).toBe(400)
  expect(await post(open, JSON.stringify({ name: 'x'.repeat(40_000) }))).toBe(400)
  expect(await post(open, '{}', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(received).toHaveLength(0)
})

test('X-13 of equal failures one a minute is reported', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { received, dsn } = await receiver()
  const reports = createErrorReports({ dsn, variant: 'x', onFailure: () => {} })
  const fail = (text: string) => {
    reports.report({ error: new Error(text), from: 'server', message: 'settings not loaded' })
  }
  for (let count = 0; count < 5; count += 1) fail('The graph is unreachable.')
  fail('The graph is slow.')
  await expect.poll(() => received).toHaveLength(2)
  vi.setSystemTime(Date.now() + 60_000)
  fail('The graph is unreachable.')
  await expect.poll(() => received).toHaveLength(3)
})

test('X-06 a flood of failures is limited, and an unreachable service does no harm', async () => {
  const { received, dsn } = await receiver()
  const reports = createErrorReports({ dsn, variant: 'x', onFailure: () => {}, maxPerMinute: 3 })
  for (let count = 0; count < 10; count += 1) {
    reports.report({ error: new Error(`Brand ${count}`), from: 'server' })
  }
  await expect.poll(() => received).toHaveLength(3)
  const onFailure = vi.fn<(error: unknown) => void>()
  const away = createErrorReports({ dsn: 'http://abc@127.0.0.1:1/7', variant: 'x', onFailure })
  away.report({ error: new Error('Brand'), from: 'server' })
  await expect.poll(() => onFailure).toHaveBeenCalledOnce()
})
