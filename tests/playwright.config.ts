import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import { visitorWhoHasChosen } from '#support/consent-choice.ts'

const { executablePath, args, env } = await findBrowser(process.env)

// What these do, others would meet: they switch alerts and the shop, send to the error log, buy seats, stop services.
const changesOfTheHouse =
  /\/(errors|failures|frame|frame-accessibility|frame-header|gateway-outage|machines|programme)\.spec\.ts$/

const ofRegion = /\/region\.spec\.ts$/

const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

/** `npm test` sets the addresses; by hand it speaks to what `npm start` has started. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  // Visits may share the house with each other: `--project=visits --workers=2`.
  workers: 1,
  projects: [
    { name: 'visits', testIgnore: [changesOfTheHouse, ofRegion] },
    { name: 'changes', testMatch: changesOfTheHouse },
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
