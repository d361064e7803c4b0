import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, test } from '@playwright/test'
import {
  detailNames,
  detailPages,
  firstEventPath,
  fixedPages,
  headline,
  type Language,
} from './pages.ts'

const languages: Language[] = ['de', 'en']
const widths = [320, 1536]
const schemes = ['light', 'dark'] as const
const names = [
  'index',
  'events',
  'events-slug-id',
  'productions',
  'team',
  'visit',
  'house',
  'service',
  'modules',
  'not-found',
  ...detailNames,
] as const

for (const name of names) {
  for (const language of languages) {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        test(`R-02 R-03 R-04 R-05 R-06 R-07 R-10 R-11 R-17 ${name} in ${language} at ${width} px, ${colorScheme}, has no barrier`, async ({
          page,
          request,
        }) => {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(await pathOf(name, { request, language }))
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

async function pathOf(
  name: (typeof names)[number],
  { request, language }: { request: APIRequestContext; language: Language },
): Promise<string> {
  if (name === 'events-slug-id') return firstEventPath(request, language)
  if (name in detailPages) {
    return detailPages[name as keyof typeof detailPages](request, language)
  }
  return fixedPages[name as keyof typeof fixedPages][language]
}
