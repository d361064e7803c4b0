import { expect } from '@playwright/test'
import { openEditor } from '#support/editor/open-editor.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'

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

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('S-10 pages that editors open for editing do not count', async ({ page }) => {
    let reports = 0
    await page.route('**/load-reports', (route) => {
      reports += 1
      return route.fulfill({ status: 204 })
    })
    const { address, remove } = await openEditor(page)
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', {
          get: () => 'hidden',
          configurable: true,
        })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    // What waits for an idle page has run once the service worker is registered.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await hide()
    expect(reports).toBe(0)

    // What the router shows after a preview was not loaded.
    await page.goto(`${address}?v=draft`)
    await page.getByRole('banner').getByRole('link', { name: 'Spielplan' }).first().click()
    await page.waitForURL(/\/de\/programm/)
    await waitForIdle(page)
    await hide()
    expect(reports).toBe(0)

    await page.goto(address)
    await expect.poll(() => hide().then(() => reports)).toBeGreaterThan(0)
    await remove()
  })
})
