import { expect, type Page } from '@playwright/test'
import { widthAt } from '#support/appearances.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { headline } from '#support/pages.ts'

const notice = (page: Page) => page.getByRole('complementary', { name: 'Hinweis' })

async function withDevice(page: Page, says: Record<string, unknown>) {
  await page.addInitScript((properties) => {
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(navigator, name, { get: () => value, configurable: true })
    }
  }, says)
}

for (const [why, says, labels] of [
  ['a slow connection', { connection: { effectiveType: '2g' } }, /Verbindung ist langsam/],
  ['data to be saved', { connection: { saveData: true } }, /Verbindung ist langsam/],
  ['weak hardware', { deviceMemory: 0.5 }, /Gerät hat wenig Leistung/],
] as const) {
  test(`L-15 ${why}: the notice says why, reloads, and can be dismissed`, async ({ page }) => {
    await withDevice(page, says)
    await page.goto('/de')
    await expect(notice(page)).toContainText(labels)
    const loaded = page.waitForEvent('load')
    await notice(page).getByRole('button', { name: 'Neu laden' }).click()
    await loaded
    await expect(notice(page)).toBeVisible()
    await notice(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(notice(page)).toHaveCount(0)
  })
}

for (const [why, says, text] of [
  ['a slow connection', { connection: { effectiveType: '2g' } }, /connection is slow.*not loaded/],
  ['weak hardware', { hardwareConcurrency: 1 }, /little power: some content is not loaded/],
] as const) {
  test(`L-15 in English ${why} is given as the reason why content is not loaded`, async ({
    page,
  }) => {
    await withDevice(page, says)
    await page.goto('/en')
    const english = page.getByRole('complementary', { name: 'Notice' })
    await expect(english).toContainText(text)
    await expect(english.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
}

test('L-15 a capable browser gets no notice @core', async ({ page }) => {
  await withDevice(page, { connection: { effectiveType: '4g' }, deviceMemory: 8 })
  await page.goto('/de')
  await waitForIdle(page)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText('Ihr Browser ist zu alt')).toBeHidden()
})

for (const says of [{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { saveData: true }]) {
  test(
    `X-08 nothing is prefetched with ${JSON.stringify(says)}`,
    { tag: says.saveData ? '@core' : [] },
    async ({ page, context }) => {
      const prefetched = async (visit: Page) => {
        const ahead: string[] = []
        visit.on('request', (request) => {
          if (request.headers()['next-router-prefetch']) ahead.push(request.url())
        })
        await visit.goto('/de')
        await waitForIdle(visit)
        await visit.getByRole('article').getByRole('link').first().hover()
        return ahead
      }
      const usual = await prefetched(page)
      await expect.poll(() => usual.length).toBeGreaterThan(0)

      const sparing = await context.newPage()
      await withDevice(sparing, { connection: says })
      const ahead = await prefetched(sparing)
      // The link's page is requested on click, later than a prefetch would be.
      await sparing.getByRole('article').getByRole('link').first().click()
      await sparing.waitForURL(/\/de\/./)
      expect(ahead).toEqual([])
    },
  )
}

for (const { width } of widthAt(0)) {
  test(`L-15 the notice has no accessibility violation at ${width} px`, async ({ page }) => {
    await withDevice(page, { connection: { saveData: true } })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de')
    await expect(notice(page)).toBeVisible()
    await expectNoA11yViolations(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('L-15 the notice says why, in both languages, reloads, and everything can be read', async ({
    page,
  }) => {
    await page.goto('/de/haus')
    await expect(page.getByText('JavaScript ist ausgeschaltet')).toBeVisible()
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await expect(headline(page)).toBeVisible()
    await page.goto('/en/house')
    await expect(page.getByText('JavaScript is switched off')).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
  })
})

test('L-15 a browser without support for the site’s styles shows a notice with a reload link, and the content', async ({
  page,
}) => {
  await page.route(/\.css/, (route) => route.abort())
  await page.goto('/de/besuch')
  await expect(page.getByText('Ihr Browser ist zu alt für diese Website')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Häufige Fragen' })).toBeVisible()
  const notices = page.getByText('Ihr Browser ist zu alt für diese Website').locator('..')
  const loaded = page.waitForEvent('load')
  await notices.getByRole('button', { name: 'Neu laden' }).click()
  await loaded
})
