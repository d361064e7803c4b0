import { expect, type Page } from '@playwright/test'
import { anyPicture, withHomePage } from '#support/house/cms-page.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { firstEventPath, headline } from '#support/pages.ts'

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`)

test('R-02 M-01 L-05 the home page says what editors have written about it: title, description, shared texts and picture, headline, landing page @core', async ({
  page,
}) => {
  const written = {
    headline: { de: 'Ein Haus am Fluss', en: 'A house by the river' },
    metaTitle: { de: 'Theater an der Enns', en: 'Theatre on the Enns' },
    metaDescription: { de: 'Was wir spielen.', en: 'What we play.' },
    ogTitle: { de: 'Kommen Sie herein', en: 'Come in' },
    ogDescription: { de: 'Drei Sparten unter einem Dach.', en: 'Three companies under one roof.' },
    ogType: 'article',
    ogImageId: await anyPicture(),
    isLandingPage: true,
  }
  const before = await (await page.request.get('/de')).text()
  await withHomePage(written, async () => {
    for (const language of ['de', 'en'] as const) {
      await expect
        .poll(async () => {
          await page.goto(`/${language}`)
          return page.title()
        }, waitForChange)
        .toContain(written.metaTitle[language])
      await expect(headline(page)).toHaveText(written.headline[language])
      const said = {
        description: written.metaDescription[language],
        'og:title': written.ogTitle[language],
        'og:description': written.ogDescription[language],
        'og:type': 'article',
      }
      for (const [name, text] of Object.entries(said))
        await expect(meta(page, name), name).toHaveAttribute('content', text)
      const picture = await meta(page, 'og:image').first().getAttribute('content')
      expect(before).not.toContain(picture)
      expect((await page.request.get(picture!)).headers()['content-type']).toMatch(/^image\//)
      const menu = page.getByRole('navigation', { name: /^(Hauptnavigation|Main navigation)$/ })
      await expect(menu).toHaveCount(0)
      await expect(page.locator('body')).toHaveClass('page')
    }
  })
})

for (const { width, height, deviceScaleFactor } of [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1536, height: 900, deviceScaleFactor: 1 },
]) {
  test.describe(`${width} px, ${deviceScaleFactor} device pixels each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test(`M-09 L-19 the first picture has a pixel for each of the screen, ${width} px at ${deviceScaleFactor}`, async ({
      page,
      request,
    }) => {
      for (const path of ['/de', await firstEventPath(request, 'de'), '/de/haus']) {
        await page.goto(path)
        const first = page.locator('main picture img').first()
        await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
        const stretched = await first.evaluate(async (one: HTMLImageElement) => {
          const file = new Image()
          file.src = one.currentSrc
          await file.decode()
          const box = one.getBoundingClientRect()
          const fit = Math.max(box.width / file.naturalWidth, box.height / file.naturalHeight)
          return fit * devicePixelRatio
        })
        expect(stretched, path).toBeLessThan(1.1)
      }
    })
  })
}
