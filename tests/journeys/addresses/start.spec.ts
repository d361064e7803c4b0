import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'

for (const path of ['/de', '/de/programm']) {
  test(
    `${path} is painted before its framework starts`,
    { tag: path === '/de' ? '@core' : [] },
    async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => performance.mark('started')).observe(document, {
          subtree: true,
          attributeFilter: ['data-started'],
        })
      })
      await page.goto(path)
      await page.locator('html[data-started]').waitFor()
      const [painted, started] = await page.evaluate(() =>
        ['first-contentful-paint', 'started'].map(
          (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN,
        ),
      )
      expect(started).toBeGreaterThan(painted!)
    },
  )
}

test('the RSC payload is data: the page has one framework script and the press recorder, and the policy allows no more', async ({
  request,
}) => {
  const response = await request.get('/de')
  const inline = [...(await response.text()).matchAll(/<script>/g)]
  const hashes = [...(response.headers()['content-security-policy'] ?? '').matchAll(/'sha256-/g)]
  expect(inline).toHaveLength(2)
  expect(hashes).toHaveLength(2)
})
