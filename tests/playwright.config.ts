import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import { visitorWhoHasChosen } from '#support/consent-choice.ts'
import { stack } from '#support/stack.ts'

const { executablePath, args, env } = await findBrowser(process.env)

const ofRegion = /\/region\.spec\.ts$/

const { siteUrl } = stack

/** `npm test` gives each worker a house of its own; by hand there is one, that `npm start` has started, and one worker. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  projects: [
    { name: 'theatre', testIgnore: ofRegion },
    { name: 'region', testMatch: ofRegion },
  ],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    // The banner is its own journeys' business, and so is what is read without a network.
    storageState: visitorWhoHasChosen(siteUrl),
    serviceWorkers: 'block',
    locale: 'de-AT',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
})
