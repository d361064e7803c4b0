import { expect, test } from '@playwright/test'
import { visitorWithCookieChoice } from '#support/consent-choice.ts'
import { isFull } from '#support/pairwise.ts'
import { playSession } from '#support/editor/sessions/play-session.ts'
import { stack } from '#support/stack.ts'

/** Sessions per test: ten sessions in `npm test`, a thousand in `npm run test:all`. */
const perTest = 5
const firstSeeds = process.env.SEED
  ? [Number(process.env.SEED)]
  : Array.from({ length: isFull ? 200 : 2 }, (_, index) => 1 + index * perTest)

test.describe.configure({ mode: 'parallel', timeout: 600_000 })

for (const first of firstSeeds) {
  const last = process.env.SEED ? first : first + perTest - 1
  test(`E-10 E-06 two editors with three tabs lose nothing in the sessions ${first} to ${last}, whatever fails @core`, async ({
    browser,
  }) => {
    const options = {
      storageState: visitorWithCookieChoice(stack.siteUrl),
      serviceWorkers: 'block',
      locale: 'de-AT',
    } as const
    const faults = new Set<string>()
    const browsers = [await browser.newContext(options), await browser.newContext(options)] as const
    for (let seed = first; seed <= last; seed += 1) {
      for (const fault of await playSession(browsers, seed)) faults.add(fault)
    }
    // Sessions without faults would prove nothing.
    if (last > first) expect(faults.size).toBeGreaterThan(5)
    for (const context of browsers) await context.close()
  })
}
