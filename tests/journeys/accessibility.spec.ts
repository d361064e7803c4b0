import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { firstEventPath, fixedPages, headline, type Language } from './pages.ts'

const languages: Language[] = ['de', 'en']
const widths = [320, 1536]
const schemes = ['light', 'dark'] as const
const names = ['index', 'events', 'events-slug-id', 'visit', 'not-found'] as const

for (const name of names) {
  for (const language of languages) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        test(`R-02 R-03 R-04 R-17 ${name} in ${language} at ${width} px, ${colorScheme}, has no barrier`, async ({
          page,
          request,
        }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          const path =
            name === 'events-slug-id'
              ? await firstEventPath(request, language)
              : fixedPages[name][language]
          await page.goto(path)
          await expect(headline(page)).toHaveCount(1)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          )
          expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0)
        })
      }
    }
  }
}
