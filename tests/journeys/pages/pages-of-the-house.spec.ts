import { expect } from '@playwright/test'
import { dimensions } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { combinations } from '#support/pairwise.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { headline, recordProblems } from '#support/pages.ts'

const paths = {
  'coming up': { de: '/de/demnaechst', en: '/en/coming-up' },
  venues: { de: '/de/haus/spielorte', en: '/en/house/venues' },
} as const
const names = ['coming up', 'venues'] as const

for (const { name, language, width, colorScheme } of combinations({ name: names, ...dimensions })) {
  test(`R-18 M-03 ${name} in ${language} at ${width} px, ${colorScheme}, has no accessibility violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(paths[name][language])
    await expect(headline(page)).toHaveCount(1)
    await expectNoA11yViolations(page)
  })
}

test('M-07 an event list links to its events, in the order of the programme @core', async ({
  page,
}) => {
  await page.goto('/de/demnaechst')
  const dates = page.locator('ol:has(time) time')
  const days = await dates.evaluateAll((all) =>
    all.map((one) => one.getAttribute('datetime')!.slice(0, 10)),
  )
  expect(days.length).toBeGreaterThan(3)
  const event = page.locator('ol:has(time)').first().getByRole('link').first()
  const title = await event.innerText()
  await event.click()
  await expect(page).toHaveURL(/\/de\/programm\/[a-z0-9-]+\/\d+$/)
  await expect(headline(page)).toContainText(title.split(' ')[0]!)
})

test('R-18 L-07 menu and footer link to the pages, and to other sites in a new window', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/de')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  await menu.locator('summary').filter({ hasText: 'Haus' }).click()
  await menu.getByRole('link', { name: 'Spielorte' }).click()
  await expect(page).toHaveURL(/\/de\/haus\/spielorte$/)
  await expect(headline(page)).toHaveText('Wo wir spielen')
  const town = page.getByRole('contentinfo').getByRole('link', { name: /Stadt Ennsfelden/ })
  await expect(town).toHaveAttribute('target', '_blank')
  expect(problems).toEqual([])
})

test('M-09 E-12 media are served in ranges @core', async ({ request }) => {
  const programme = await (await request.get('/de')).text()
  const [, picture] = /src="(\/media\/[^"]+\.jpg)"/.exec(programme)!
  const response = await request.get(picture!, { headers: { range: 'bytes=2-5' } })
  expect(response.status()).toBe(206)
  expect(response.headers()['content-range']).toMatch(/^bytes 2-5\/\d+$/)
  expect((await response.body()).length).toBe(4)
  const unknown = await request.post('/de/pageeditor-api/media', {
    multipart: { file: { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') } },
  })
  expect(unknown.status(), 'uploads reach the origin, which wants a token first').toBe(403)
})
