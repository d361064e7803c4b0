import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { isFull } from '#support/pairwise.ts'
import { test } from '#support/journey.ts'
import { root } from '#support/root.ts'
import { openOwnTheatre, type OwnTheatre } from '#support/processes/own-theatre.ts'

/*
 * Each part of a theatre of the test's own is killed, and halted, while visitors are there: what they meet meanwhile, and that all of it
 * comes back by itself.
 */

const cached = ['/de', '/en', '/de/programm', '/en/events']
/** From when a part is there again until visitors get everything, on a machine with other work. */
const recoveryMs = 20_000
/** Much less than a render may take (15 s), and more than a response does on a machine with other work. */
const maxResponseMs = 10_000

const operations = JSON.parse(readFileSync(`${root}/schema/operations.json`, 'utf8')) as Record<
  string,
  string
>
const [bookingOffer] =
  Object.entries(operations).find(([, document]) => document.includes('query BookingOffer')) ?? []

let theatre: OwnTheatre
let days = 0

// A theatre of its own and a minute of faults: `npm run test:all`.
test.skip(!isFull, 'in the long form only')
test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

test.beforeAll(async () => {
  test.setTimeout(120_000)
  theatre = await openOwnTheatre()
  for (const path of cached) expect((await ask(path)).status, path).toBe(200)
})

test.afterAll(() => theatre?.stop())

for (const part of ['origin', 'gateway', 'database'] as const) {
  test(`X-02 B-11 the ${part} is killed: cached pages are served, the rest says when to come again, and all returns by itself`, async () => {
    const restarted = theatre.untilSaid(`The ${part} runs again.`)
    const ended = theatre.untilSaid(`The ${part} ended by itself. It is started again.`)
    process.kill(theatre.pidOf(part), 'SIGKILL')
    await expectCachedPages()
    await ended
    await restarted
    await expectRecovery()
  })
}

for (const part of ['origin', 'gateway', 'database'] as const) {
  test(`X-02 B-11 the ${part} hangs: cached pages are served, the rest is refused in time, and all returns with it`, async () => {
    const pid = theatre.pidOf(part)
    process.kill(pid, 'SIGSTOP')
    try {
      await expectCachedPages()
      // Connections to the database that are open already are served on by processes of their own.
      if (part !== 'database') await expectUnavailable()
      await expectCachedPages()
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expectRecovery()
  })
}

test('X-02 the site is killed: its address is dark for a moment, and then all is as before', async () => {
  const restarted = theatre.untilSaid('The site runs again.')
  process.kill(theatre.pidOf('site'), 'SIGKILL')
  await expect(ask('/de')).rejects.toThrow('fetch failed')
  await restarted
  await expectCachedPages()
  await expectRecovery()
})

async function expectCachedPages() {
  for (const path of cached) {
    const { status, ms } = await ask(path)
    expect(status, path).toBe(200)
    expect(ms, path).toBeLessThan(maxResponseMs)
  }
}

async function expectUnavailable() {
  const page = await ask(uncachedPath())
  expect(page).toMatchObject({ status: 503, retryAfter: '30' })
  expect(page.text).toMatch(/<html[^>]* lang="de"/)
  for (const [, target] of page.text.matchAll(/<a href="#([\w-]+)"/g))
    expect(page.text).toContain(`id="${target}"`)
  expect(page.ms).toBeLessThan(maxResponseMs)
  const booking = await fetchOffer()
  expect(booking.hasResponse).toBe(false)
  expect(booking.ms).toBeLessThan(maxResponseMs)
}

async function expectRecovery() {
  const all = async () =>
    (await ask(uncachedPath())).status === 200 && (await fetchOffer()).hasResponse
  await expect.poll(all, { timeout: recoveryMs, intervals: [100] }).toBe(true)
  await expectCachedPages()
}

/** A page that is not cached: the programme from another day. */
function uncachedPath(): string {
  days += 1
  const date = new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10).split('-').toReversed()
  return `/de/programm?date=${date.join('-')}`
}

/** The first query of the booking widget. An unknown event has no offer, and that is a response. */
async function fetchOffer() {
  const { text, ms } = await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      extensions: { persistedQuery: { version: 1, sha256Hash: bookingOffer } },
      variables: { locale: 'DE', number: 1 },
    }),
  })
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }
  return { hasResponse: errors.every(({ extensions }) => extensions?.code === 'NOT_FOUND'), ms }
}

async function ask(path: string, init?: RequestInit) {
  const began = performance.now()
  const response = await fetch(theatre.url + path, { ...init, signal: AbortSignal.timeout(15_000) })
  const text = await response.text()
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, retryAfter, text, ms: performance.now() - began }
}
