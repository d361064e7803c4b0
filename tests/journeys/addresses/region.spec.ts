import { expect, type Page } from '@playwright/test'
import { appearances, dimensions } from '#support/appearances.ts'
import { eventWithManySeats } from '#support/booking-widget.ts'
import { expectNothingLeadsNowhere } from '#support/crawl/expect-nothing-leads-nowhere.ts'
import { test } from '#support/journey.ts'
import { combinations } from '#support/pairwise.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import {
  detailPages,
  firstEventPath,
  fixedPages,
  headline,
  recordProblems,
} from '#support/pages.ts'

const openMenu = (page: Page, name = 'Menü') =>
  page.getByRole('button', { name, exact: true }).click()

test('L-20 the region’s variant has its own name, menu style and event style', async ({ page }) => {
  await page.goto('/de')
  await expect(page).toHaveTitle(/Kultur im Ennsland/)
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'region')
  await expect(page.locator('html')).toHaveAttribute('data-event-style', '2')
  await expect(page.getByRole('banner')).toHaveAttribute('data-menu', 'style2')
})

test('L-04 L-20 its menu is behind the button at every width', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de')
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu).toBeHidden()
    await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Veranstaltungen', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
})

test('B-10 L-20 without quick-buy, tickets are sold in the webshop, and the pages of quick-buy do not exist', async ({
  page,
  request,
}) => {
  const path = await firstEventPath(request, 'de')
  await page.goto(path)
  await expect(page.locator('[data-tickets-of]')).toHaveCount(0)
  expect((await request.get(`${path}/karten`)).status()).toBe(404)
})

test('B-10 B-12 who arrives from a search result buys: from the offer of the structured data to the order', async ({
  page,
  request,
}) => {
  const { de } = await eventWithManySeats(request)
  await page.goto(de)
  const markups = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [offer] = markups.flatMap((markup) => JSON.parse(markup).offers ?? [])
  expect(offer.availability).toBe('https://schema.org/InStock')
  await page.goto(offer.url)
  const boxOffice = page.frameLocator('iframe')
  await boxOffice.getByRole('spinbutton').first().fill('2')
  await boxOffice.getByRole('button', { name: 'Plätze reservieren' }).click()
  await expect(boxOffice.getByRole('heading', { name: 'Ihre Karten' })).toBeVisible()
  await boxOffice.getByLabel('Vor- und Nachname').fill('Franziska Moser')
  await boxOffice.getByLabel('E-Mail-Adresse').fill('f.moser@example.at')
  await boxOffice.getByLabel(/Überweisung/).check()
  await boxOffice.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
  await expect(boxOffice.getByText('Vielen Dank für Ihre Bestellung!')).toBeVisible()
})

test('R-18 R-21 L-20 no link, frame, form or fragment of the region leads nowhere', async ({
  page,
  baseURL,
}) => {
  await expectNothingLeadsNowhere(page, baseURL!, { sampleSize: 60 })
})

test('L-20 a production begins with its dates', async ({ page, request }) => {
  await page.goto(await detailPages['productions-slug-id'](request, 'de'))
  const first = page.locator('main article h2').first()
  await expect(first).toHaveText('Termine')
})

test('L-20 in the ensemble the first group is open, the others open on request', async ({
  page,
}) => {
  await page.goto('/de/team')
  const groups = page.locator('main details')
  expect(await groups.count()).toBeGreaterThan(1)
  await expect(groups.first()).toHaveAttribute('open')
  await expect(groups.nth(1)).not.toHaveAttribute('open')
  await groups.nth(1).locator('summary').click()
  await expect(groups.nth(1)).toHaveAttribute('open')
})

const names = ['index', 'events', 'team', 'house', 'modules'] as const

for (const { name, language, width, colorScheme } of combinations({ name: names, ...dimensions })) {
  test(`L-20 the region’s ${name} in ${language} at ${width} px, ${colorScheme}, has no accessibility violation and no request to another host`, async ({
    page,
    baseURL,
  }) => {
    const problems = recordProblems(page, baseURL!)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(fixedPages[name][language])
    await expect(headline(page)).toHaveCount(1)
    await expectNoA11yViolations(page)
    expect(problems).toEqual([])
  })
}

for (const { language, width, colorScheme } of appearances) {
  test(`L-04 L-20 the region’s open menu in ${language} at ${width} px, ${colorScheme}, has no accessibility violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`/${language}`)
    await openMenu(page, language === 'de' ? 'Menü' : 'Menu')
    await expectNoA11yViolations(page)
  })
}
