import { expect } from '@playwright/test'
import { askBody, registered } from '#support/hostile/graph.ts'
import { ask } from '#support/hostile/ask.ts'
import { openRaw } from '#support/hostile/raw-exchange.ts'
import { newAddress } from '#support/hostile/visitor.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const { host } = new URL(stack.siteUrl)
/** Until a slow connection is closed. */
const loadingDelayMs = 30_000

/**
 * Writes a first part and then one character a second, until the server closes the connection; returns after how many
 * milliseconds.
 */
async function trickle(beginning: string, to?: string, from?: string): Promise<number> {
  const socket = openRaw(to, from)
  const begun = performance.now()
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.write(beginning)
  const drip = setInterval(() => socket.writable && socket.write('a'), 1000)
  const giveUp = setTimeout(() => socket.destroy(), loadingDelayMs)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  clearTimeout(giveUp)
  return performance.now() - begun
}

const slowBody = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`

test('X-09: slow bodies occupy no connection, and do not block the graph', async ({ attempts }) => {
  const one = newAddress()
  const slow = Array.from({ length: 130 }, (_, number) =>
    trickle(slowBody('/graphql'), stack.siteUrl, number % 2 ? one : newAddress()),
  )
  const events = registered.find(({ name }) => name.startsWith('Events')) ?? registered[0]!
  for (let time = 0; time < 5; time += 1) {
    await attempts.holds('the graph meanwhile', async () => {
      const begun = performance.now()
      const { status } = await ask({
        path: '/graphql',
        from: newAddress(),
        headers: { 'content-type': 'application/json' },
        body: askBody(events.hash, {}),
      })
      expect(status).toBeLessThan(500)
      // Much less than the slow bodies take; a response has 3 s on an idle machine.
      expect(performance.now() - begun).toBeLessThan(10_000)
    })
  }
  for (const ends of slow) {
    await attempts.holds('a slow body at the graph', async () =>
      expect(await ends).toBeLessThan(loadingDelayMs - 1000),
    )
  }
})

test('X-09: slow heads and bodies are ended at every endpoint', async ({ attempts }) => {
  const endpoints: Record<string, () => Promise<number>> = {
    'a head at the site': () => trickle(`GET /de HTTP/1.1\r\nHost: ${host}\r\nX-One: `),
    'a target at the site': () => trickle('GET /de'),
    'a body of a form': () => trickle(slowBody('/de/user/log-in')),
    'a body of a file': () => trickle(slowBody('/de/api/temp-files/')),
    'a body at the box office': () => trickle(slowBody('/box-office/de/')),
    'a report of the browser': () => trickle(slowBody('/failure-reports')),
    'a head at the origin': () =>
      trickle('GET /de/api/events/ HTTP/1.1\r\nX-One: ', stack.backendUrl),
    'a body at the origin': () => trickle(slowBody('/de/api/shop-cart/'), stack.backendUrl),
    'a head at the gateway': () => trickle('GET /graphql HTTP/1.1\r\nX-One: ', stack.meshUrl),
    'a body at the gateway': () => trickle(slowBody('/graphql'), stack.meshUrl),
  }
  await Promise.all(
    Object.entries(endpoints).map(([what, send]) =>
      attempts.holds(what, async () => expect(await send()).toBeLessThan(loadingDelayMs - 1000)),
    ),
  )
})
