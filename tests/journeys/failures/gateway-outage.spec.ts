import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { freePort } from '#ports/free-port.ts'
import { ownProcess, type OwnProcess } from '#support/processes/own-process.ts'
import { test } from '#support/journey.ts'
import { stack } from '#support/stack.ts'

/* The test's own gateway and site, in front of the running origin, so that the gateway can be killed while visitors read. */

type House = { gateway: OwnProcess; site: OwnProcess; url: string; adminUrl: string }

const readers = 8
/** Pages that no test has requested: the programme from past days. */
const [later, ...unknown] = ['04', '03', '02', '01'].map(
  (day) => `/de/programm?date=${day}-03-2026`,
) as [string, ...string[]]
let house: House
/** The origin's secret is not known here: without its feed, invalidations are sent by the test. */
const changesSecret = 'told-by-hand-in-this-journey'

test.beforeAll(async () => {
  const [gatewayPort, port, adminPort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const gateway = ownProcess({
    program: 'mesh/src/main.ts',
    port: gatewayPort,
    env: { MESH_PORT: String(gatewayPort), BACKEND_URL: stack.backendUrl },
  })
  const site = ownProcess({
    program: 'web/server/main.ts',
    port,
    env: {
      MESH_URL: `http://127.0.0.1:${gatewayPort}/graphql`,
      SITE_URL: url,
      WEB_PORT: String(port),
      WEB_ADMIN_PORT: String(adminPort),
      CHANGES_SECRET: changesSecret,
    },
  })
  house = { gateway, site, url, adminUrl: `http://127.0.0.1:${adminPort}` }
  await gateway.start()
  await site.start()
})

test.afterAll(async () => {
  await house?.site.kill()
  await house?.gateway.kill()
})

test('X-02 an outage of the gateway does not affect readers of cached pages', async () => {
  const known = ['/de', '/en', '/de/programm', '/en/events']
  for (const path of known) expect((await fetchPage(path)).status, path).toBe(200)
  const reading = readContinuously(known)
  await expect.poll(reading.count).toBeGreaterThan(100)

  await house.gateway.kill()
  const killAtMs = reading.count()
  for (const path of unknown) {
    const { status, ms, retryAfter } = await fetchPage(path)
    expect(status).toBe(503)
    expect(retryAfter).toBe('30')
    // Much less than a render may take.
    expect(ms).toBeLessThan(10_000)
  }
  await purge('navigation')
  for (const path of known) {
    const { status, state } = await fetchPage(path)
    expect(status, path).toBe(200)
    expect(state).toContain('stale-because-of-an-outage')
  }
  await expect.poll(reading.count).toBeGreaterThan(killAtMs + 100)

  await house.gateway.start()
  await expect.poll(async () => (await fetchPage(later)).status).toBe(200)
  await expect.poll(async () => (await fetchPage('/de/programm')).state).toBe('front; hit')
  expect(await reading.stop()).toEqual([])
})

/** Readers who send the next request after each response. Returns all responses other than 200 at the end. */
function readContinuously(paths: string[]) {
  const failures: string[] = []
  let responses = 0
  let isOver = false
  const loops = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = reader; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/de'
      const problem = await fetchPage(path).then(
        ({ status }) => (status === 200 ? undefined : `${path} responded with ${status}`),
        (error: unknown) => `${path} got no response: ${String(error)}`,
      )
      if (problem) failures.push(problem)
      responses += 1
      await wait(5)
    }
  })
  return {
    count: () => responses,
    async stop() {
      isOver = true
      await Promise.all(loops)
      return failures
    },
  }
}

async function fetchPage(path: string) {
  const began = performance.now()
  const response = await fetch(house.url + path, { signal: AbortSignal.timeout(10_000) })
  await response.arrayBuffer()
  return {
    status: response.status,
    state: response.headers.get('cache-status'),
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - began,
  }
}

async function purge(tag: string) {
  const response = await fetch(`${house.adminUrl}/changes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${changesSecret}` },
    body: JSON.stringify({ tags: [tag] }),
  })
  expect(response.status).toBe(204)
}
