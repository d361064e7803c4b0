import { expect } from '@playwright/test'
import { countPlacesSoldTwice } from '#support/house/sold-tickets.ts'
import { ask } from '#support/hostile/ask.ts'
import { extent } from '#support/hostile/extent.ts'
import { memoryOf } from '#support/hostile/parts.ts'
import { sideBySide } from '#support/hostile/side-by-side.ts'
import { test } from '#support/hostile/attempts.ts'

const inventedAddresses = extent === 'long' ? 10_000 : 300

/** In MB. */
const maxMemory = { site: 500, gateway: 500, origin: 500 } as const

test('X-02 X-09: after all of it the theatre is up, within its memory, and nothing is sold twice', async ({
  attempts,
}) => {
  await attempts.holds(`${inventedAddresses} invented addresses`, async () => {
    const responses = await sideBySide(Array.from({ length: inventedAddresses }), (_, number) =>
      ask({ path: `/de/erfunden-${number}-${Date.now()}` }),
    )
    const others = responses.filter(({ status }) => status !== 404 && status !== 503)
    expect(others.map(({ status }) => status)).toEqual([])
  })
  for (const path of [
    '/de',
    '/en/events',
    '/de/haus',
    '/de/user/profile',
    '/de/warenkorb',
    '/ready',
  ]) {
    await attempts.holds(`${path} is there`, async () =>
      expect((await ask({ path })).status).toBe(200),
    )
  }
  for (const part of ['site', 'gateway', 'origin'] as const) {
    await attempts.holds(`memory of the ${part}`, async () =>
      expect(memoryOf(part)).toBeLessThanOrEqual(maxMemory[part]),
    )
  }
  await attempts.holds('no place is on two tickets', async () =>
    expect(await countPlacesSoldTwice()).toBe(0),
  )
})
