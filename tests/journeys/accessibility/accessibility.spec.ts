import { type APIRequestContext, expect } from '@playwright/test'
import { dimensions } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { combinations } from '#support/pairwise.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import {
  detailNames,
  detailPages,
  firstEventPath,
  fixedPages,
  headline,
  type Language,
  recordProblems,
} from '#support/pages.ts'

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

const views = combinations({ name: names, ...dimensions })

for (const [index, { name, language, width, colorScheme }] of views.entries()) {
  test(
    `R-02 R-03 R-04 R-05 R-06 R-07 R-10 R-11 R-17 ${name} in ${language} at ${width} px, ${colorScheme}, has no accessibility violation, no console error and no request to another host`,
    { tag: index % 6 === 0 ? '@core' : [] },
    async ({ page, request, baseURL }) => {
      const problems = recordProblems(page, baseURL ?? '')
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(await pathOf(name, { request, language }))
      await expect(headline(page)).toHaveCount(1)
      await expectNoA11yViolations(page)
      expect(
        problems.filter((problem) => !(name === 'not-found' && isMissing.test(problem))),
      ).toEqual([])
    },
  )
}

/** The browser's own message about a 404. */
const isMissing = /status of 404/

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
