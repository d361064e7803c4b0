import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'

for (const [language, names] of [
  ['de', ['AGB', 'Impressum', 'Datenschutz', 'Hinweisgeberschutz']],
  ['en', ['Terms', 'Imprint', 'Privacy', 'Whistleblower protection']],
] as const) {
  test(
    `L-07 R-16 in ${language} the footer links to existing pages, each once, and to the cookie settings`,
    { tag: language === 'de' ? '@core' : [] },
    async ({ page, request }) => {
      await page.goto(`/${language}`)
      const footer = page.getByRole('contentinfo')
      for (const name of names) {
        const link = footer.getByRole('link', { name, exact: true })
        const href = (await link.getAttribute('href')) ?? ''
        expect([href, (await request.get(href)).status()]).toEqual([href, 200])
        await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1)
      }
      const cookies = language === 'de' ? 'Cookie-Einstellungen' : 'Cookie settings'
      await footer.getByRole('button', { name: cookies }).click()
      const settings = page.getByRole('dialog', { name: cookies })
      await expect(settings).toBeVisible()
      await settings.press('Escape')
      await expect(settings).toHaveCount(0)
      await expect(footer.getByRole('button', { name: cookies })).toBeFocused()
    },
  )
}

test('L-07 the footer shows the theatre’s areas; links to other sites open a new window @core', async ({
  page,
}) => {
  await page.goto('/de')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Theaterplatz 1')
  await expect(footer).toContainText('Mit Unterstützung von')
  await expect(footer).toContainText('Es spielt seit 1911')
  const foreign = footer.locator('a[href^="http"]')
  await expect(foreign.first()).toBeVisible()
  for (const link of await foreign.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
})
