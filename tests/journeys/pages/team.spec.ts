import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { detailPages, headline, recordProblems } from '#support/pages.ts'

test('R-07 P-14 the team is listed by category, with links to its members @core', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL ?? '')
  await page.goto('/de/team')
  await expect(page.getByRole('article')).toHaveCount(60)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Leitung',
    'Musiktheater',
    'Schauspiel',
    'Tanz',
    'Orchester und Chor',
    'Junges Theater',
    'Gäste',
  ])
  const member = page.getByRole('article').first().getByRole('link')
  const name = (await member.textContent()) ?? ''
  await member.click()
  await expect(page).toHaveURL(/\/de\/team\/[a-z0-9-]+\/\d+$/)
  await expect(headline(page)).toHaveText(name)
  expect(problems).toEqual([])
})

test('P-14 a member links to productions and events, and these link back @core', async ({
  page,
  request,
}) => {
  await page.goto(await detailPages['productions-slug-id'](request, 'de'))
  const title = (await headline(page).textContent()) ?? ''
  const contributor = page.getByRole('definition').getByRole('link').first()
  const name = (await contributor.textContent()) ?? ''
  await contributor.click()
  await expect(headline(page)).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Mitwirkung' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nächste Termine' })).toBeVisible()
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('link', { name: title, exact: true })
    .click()
  await expect(page).toHaveURL(/\/de\/produktionen\/[a-z0-9-]+\/\d+$/)
  await expect(headline(page)).toHaveText(title)
})

test('R-07 a member has the same name in both languages, and a description in each', async ({
  page,
  request,
}) => {
  const path = await detailPages['team-slug-id'](request, 'de')
  await page.goto(path)
  const german = await page.getByRole('main').textContent()
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL(new RegExp(`${path.replace('/de/', '/en/')}$`))
  expect(await page.getByRole('main').textContent()).not.toBe(german)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-07 P-14 team and member are complete', async ({ page }) => {
    await page.goto('/en/team')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Next dates' })).toBeVisible()
  })
})
