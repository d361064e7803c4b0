import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import { visitorWithCookieChoice } from '#support/consent-choice.ts'
import { stack } from '#support/stack.ts'

const { executablePath, args, env } = await findBrowser(process.env)

const ofRegion = /\/region\.spec\.ts$/

const { siteUrl } = stack

/** The long form repeats what the short one tries a few times. */
const hostileTimeoutMs = process.env.FOYER_HOSTILE_MINUTES ? 30 * 60_000 : 90_000

/** `npm test` gives each worker a house of its own; by hand there is one, that `npm start` has started, and one worker. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  projects: [
    { name: 'theatre', testDir: './journeys', testIgnore: ofRegion },
    { name: 'region', testDir: './journeys', testMatch: ofRegion },
    // One class a test, each with addresses of its own: they run side by side.
    { name: 'hostile', testDir: './hostile', fullyParallel: true, timeout: hostileTimeoutMs },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    // The banner and the service worker have journeys of their own.
    storageState: visitorWithCookieChoice(siteUrl),
    serviceWorkers: 'block',
    locale: 'de-AT',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
})
