import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'

test('S-10 how a page was loaded is sent when it is hidden, with nothing about who saw it @core', async ({
  page,
}) => {
  const reports: Record<string, unknown>[] = []
  await page.route('**/load-reports', async (route) => {
    reports.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.fulfill({ status: 204 })
  })
  await page.goto('/de/service')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return reports.length
    })
    .toBeGreaterThan(0)
  const [report] = reports
  expect(Object.keys(report!).sort()).toEqual(['device', 'path', 'values'])
  expect(report).toMatchObject({
    path: '/de/service',
    device: 'desktop',
    values: { TTFB: expect.any(Number) },
  })
})
