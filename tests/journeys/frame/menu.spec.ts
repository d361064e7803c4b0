import { expect, type Page } from '@playwright/test'
import { isFull } from '#support/pairwise.ts'
import { test } from '#support/journey.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }
/** The widest window in which the menu has a button. */
const tablet = { width: 1023, height: 800 }
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true }).click()

test('L-04 by keyboard one submenu opens at a time, and Escape returns the focus @core', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/de')
  const [first, second] = await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .locator('summary')
    .all()
  await first!.focus()
  await page.keyboard.press('Enter')
  const open = page.locator('nav details[open]')
  await expect(open).toHaveCount(1)
  await second!.click()
  await expect(open).toHaveCount(1)
  await expect(open.getByRole('link').first()).toBeVisible()
  await open.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(second!).toBeFocused()
})

test('L-04 a submenu closes when its link is followed, and on a click outside', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/de')
  const summary = page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .locator('summary')
    .first()
  const open = page.locator('nav details[open]')
  await summary.click()
  // The middle of the top bar is empty.
  await page.mouse.click(640, 22)
  await expect(open).toHaveCount(0)
  await summary.click()
  const link = open.getByRole('link').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(open.filter({ visible: true })).toHaveCount(0)
})

for (const size of [narrow, ...(isFull ? [{ width: 768, height: 900 }] : []), tablet]) {
  test(
    `L-04 L-18 at ${size.width} px the menu traps the focus and locks scrolling, and Escape closes it`,
    { tag: size === narrow ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/de')
      await openMenu(page)
      await expect(menu(page)).toBeVisible()
      await page.mouse.wheel(0, 2000)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      for (let press = 0; press < 40; press++) await page.keyboard.press('Tab')
      expect(
        await menu(page).evaluate(
          (layer) =>
            layer.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeFocused()
    },
  )
}

test('L-03 L-04 wide windows show the whole menu in the header, and no button for it', async ({
  page,
}) => {
  await page.setViewportSize(tablet)
  await page.goto('/de')
  const button = page.getByRole('button', { name: 'Menü', exact: true })
  await openMenu(page)
  const titles = menu(page).getByRole('navigation', { name: 'Menü' }).locator('li > :first-child')
  const all = (await titles.allTextContents()).filter((title) => title !== 'Start')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(button).toBeHidden()
  const main = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(main.locator('ul > li > :first-child')).toHaveText(all)
})

test('L-04 in the menu one submenu is open at a time, and following a link closes the menu', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/de')
  await openMenu(page)
  const summaries = await menu(page).locator('summary').all()
  await summaries[0]!.click()
  await summaries[1]!.click()
  await expect(menu(page).locator('details[open]')).toHaveCount(1)
  await expect(menu(page).getByRole('link', { name: 'Merkliste' })).toBeVisible()
  await menu(page).locator('details[open]').getByRole('link').first().click()
  await expect(menu(page)).toBeHidden()
  await expect(page).not.toHaveURL(/\/de$/)
  await page.goBack()
  await expect(menu(page)).toBeHidden()
})
