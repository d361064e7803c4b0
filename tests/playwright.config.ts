import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import { visitorWithCookieChoice } from '#support/consent-choice.ts'
import { isFull, isShort } from '#support/pairwise.ts'
import { stack } from '#support/stack.ts'

const { executablePath, args, env } = await findBrowser(process.env)

const ofRegion = /\/region\.spec\.ts$/

const { siteUrl } = stack

const longTimeoutMs = 40 * 60_000

/** In `npm test`, of the journeys those that prove a requirement or guard what visitors do most; by hand and in `npm run test:every` all. */
const chosen = isShort ? { grep: /@core/ } : {}

/** `npm test` gives each worker a house of its own; by hand there is one, that `npm start` has started, and one worker. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  // What another test proves in a quicker way, or for another language, width or kind, runs with `npm run test:all` only.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  workers: 1,
  projects: [
    // A second attempt is reported, and only a few of them are accepted (`run-journeys.ts`).
    { name: 'theatre', testDir: './journeys', testIgnore: ofRegion, retries: 1, ...chosen },
    { name: 'region', testDir: './journeys', testMatch: ofRegion, retries: 1 },
    // A class of attacks is a test with addresses of its own: they run side by side.
    {
      name: 'hostile',
      testDir: './hostile',
      testIgnore: /faults/,
      fullyParallel: true,
      timeout: 180_000,
    },
    // These kill the parts of the theatre: alone, and in the order of their names.
    { name: 'hostile-faults', testDir: './hostile/faults', timeout: longTimeoutMs },
  ],
  // Generous, so that a busy machine fails nothing: how fast the site is, benches measure.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    // What a press or an input waits for is not there, long before the test's own limit.
    actionTimeout: 60_000,
    baseURL: siteUrl,
    // The banner and the service worker have journeys of their own.
    storageState: visitorWithCookieChoice(siteUrl),
    serviceWorkers: 'block',
    locale: 'de-AT',
    timezoneId: 'Europe/Berlin',
    // Recording a trace takes as much time as a test: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
})
