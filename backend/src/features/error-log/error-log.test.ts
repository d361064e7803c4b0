import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'
import { maxLoggedPages } from './error-log-store.ts'

const theatre = useTheatre()
const address = '/de/api/dashboard-error-log/'

async function report(payload: unknown, { url = address, withToken = true } = {}) {
  const { cookies } = await theatre.call('/de/api/user-details/')
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  return theatre.call({
    method: 'POST',
    url,
    payload: payload as object,
    cookies: { csrftoken: token },
    headers: withToken ? { 'x-csrftoken': token } : {},
  })
}

test('X-01: equal addresses are counted, not dropped, in both languages and without one', async () => {
  const url = 'https://theatre.example/de/gibt-es-nicht'
  expect((await report({ url })).body).toEqual({ url, count: 1 })
  const again = await report({ url }, { url: '/en/api/dashboard-error-log/' })
  expect(again.body).toEqual({ url, count: 2 })
  const bare = await report({ url, times: 40 }, { url: '/api/dashboard-error-log/' })
  expect(bare.body).toEqual({ url, count: 42 })
})

test('X-01: many at the same time are all counted', async () => {
  const url = 'https://theatre.example/de/ansturm'
  await Promise.all(Array.from({ length: 20 }, () => report({ url })))
  expect((await report({ url })).body.count).toBe(21)
})

test('X-01: a URL of another site, or a call without a CSRF token, is rejected', async () => {
  for (const url of [
    '',
    'kein Pfad',
    'javascript:alert(1)',
    '/de/suche?q=name',
    'x'.repeat(3000),
    'https://other.example/de/gibt-es-nicht',
    'http://theatre.example/de/gibt-es-nicht',
    'https://theatre.example.other.example/de',
    'https://theatre.example@other.example/de',
    '//other.example/de',
  ]) {
    expect((await report({ url })).status).toBe(400)
  }
  expect((await report({ url: '/de/x', times: 0 })).status).toBe(400)
  expect((await report({ url: '/de/x' }, { withToken: false })).status).toBe(403)
})

test('X-01: however many URLs are invented, the log stays bounded and keeps the latest', async () => {
  await theatre.database.execute(sql`
    insert into missing_page (url, count, last_seen_at)
    select '/de/alt-' || n, 1, now() - interval '1 day' - n * interval '1 second'
    from generate_series(1, ${maxLoggedPages}) n`)
  await report({ url: '/de/neu' })
  const { rows } = await theatre.database.execute<{ rows: number; oldest: number; newest: number }>(
    sql`select count(*)::int as rows,
      count(*) filter (where url = '/de/neu')::int as newest,
      count(*) filter (where url = ${`/de/alt-${maxLoggedPages}`})::int as oldest
      from missing_page`,
  )
  expect(rows).toEqual([{ rows: maxLoggedPages, newest: 1, oldest: 0 }])
})

test('X-01: a flood from one address is rate-limited', async () => {
  const { cookies } = await theatre.call('/de/api/user-details/')
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const call = () =>
    theatre.call({
      method: 'POST',
      url: address,
      payload: { url: '/de/flut' },
      cookies: { csrftoken: token },
      headers: { 'x-csrftoken': token },
      remoteAddress: '203.0.113.9',
    })
  let last = 200
  for (let calls = 0; calls <= 600; calls += 1) last = (await call()).status
  expect(last).toBe(429)
})
