import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { days } from '#support/pages.ts'

test('P-02 P-08 the calendar is navigated by keyboard alone @core', async ({ page }) => {
  await page.goto('/de/programm')
  const title = titleOf(page, 'Kalender')
  await title.focus()
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(1)
  const month = await page.getByRole('grid').getAttribute('aria-labelledby')
  expect(month).not.toBeNull()
  await page.keyboard.press('PageDown')
  const available = grid.locator('a[href]').first()
  await expect(available).toBeAttached()
  const wanted = (await available.locator('span').last().textContent()) ?? ''
  await page.keyboard.press('Home')
  for (let day = 0; day < 45 && (await focusedName(page)) !== wanted; day += 1) {
    const isLater = (await focusedDate(page)) < dateIn(wanted)
    await page.keyboard.press(isLater ? 'ArrowRight' : 'ArrowLeft')
  }
  expect(await focusedName(page)).toBe(wanted)
  await page.keyboard.press('Enter')
  const [day, monthNumber, year] = dateIn(wanted).split('-').toReversed()
  await expect(page).toHaveURL(new RegExp(`\\?date=${day}-${monthNumber}-${year}$`))
  await expect(days(page).first()).toContainText(`${day}.${monthNumber}.${year}`)
  await page.keyboard.press('Escape')
  await expect(grid).toBeHidden()
  await expect(title).toBeFocused()
})

test('P-02 a past season can be browsed', async ({ page }) => {
  await page.goto('/de/programm')
  await titleOf(page, 'Saison').click()
  const season = page.locator('details[open]').getByRole('link').last()
  await season.click()
  await expect(page).toHaveURL(/\?date=\d{2}-\d{2}-\d{4}$/)
  await expect(page.getByRole('article').first()).toContainText('Vergangen')
})

test('P-02 lists of filters are 19.5rem wide in the modal, the calendar 16.4rem on the desktop', async ({
  page,
}) => {
  const rem = 16
  await page.setViewportSize({ width: 640, height: 800 })
  await page.goto('/de/programm')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Termine filtern' })
  const list = modal.getByRole('list').filter({ hasText: 'Oper' }).first()
  await expect(list).toBeVisible()
  const inModal = await list.evaluate((one) => one.getBoundingClientRect().width)
  expect(Math.abs(inModal - 19.5 * rem)).toBeLessThanOrEqual(rem / 2)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de/programm')
  await titleOf(page, 'Kalender').click()
  const grid = page.getByRole('grid')
  await expect(grid).toBeVisible()
  const onDesktop = await grid.evaluate((one) => one.getBoundingClientRect().width)
  expect(Math.abs(onDesktop - 16.4 * rem)).toBeLessThanOrEqual(rem / 2)
})

const titleOf = (page: Page, name: string) => page.locator('summary').filter({ hasText: name })

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.lastElementChild?.textContent ?? '')

const focusedDate = async (page: Page) => dateIn(await focusedName(page))

/** `Samstag, 21.11.2026, heute` as `2026-11-21`. */
function dateIn(name: string): string {
  return /\d{2}\.\d{2}\.\d{4}/.exec(name)?.[0].split('.').toReversed().join('-') ?? ''
}
