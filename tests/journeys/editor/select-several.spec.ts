import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import {
  canvas,
  header,
  headlines,
  module,
  openEditor,
  saved,
  tools,
} from '#support/editor/open-editor.ts'

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 839 } })

  test('E-03 several modules are selected by taps while that is switched on, and moved and deleted at once', async ({
    page,
  }) => {
    const { remove } = await openEditor(page, ['Eins', 'Zwei', 'Drei', 'Vier'])
    const selected = canvas(page).locator('[data-id][aria-current]')
    const several = tools(page).getByRole('button', { name: 'Mehrere auswählen' })
    const form = page.locator('[data-panel]')

    await module(page, /^Überschrift, 1 von 4/).tap()
    await expect(form).toBeVisible()
    await several.tap()
    await expect(several).toHaveAttribute('aria-pressed', 'true')
    await expect(form).toHaveCount(0)
    // The tools stand above the module that was selected last, over the one before it.
    await module(page, /^Überschrift, 2 von 4/).tap()
    await expect(selected).toHaveCount(2)
    await module(page, /^Überschrift, 4 von 4/).tap()
    await expect(selected).toHaveCount(3)
    await module(page, /^Überschrift, 4 von 4/).tap()
    await expect(selected).toHaveCount(2)
    await tools(page).getByRole('button', { name: 'Nach unten' }).tap()
    await expect(headlines(page)).toHaveText(['Drei', 'Eins', 'Zwei', 'Vier'])
    await tools(page).getByRole('button', { name: 'Löschen' }).tap()
    await expect(headlines(page)).toHaveText(['Drei', 'Vier'])
    await expect(selected).toHaveCount(0)

    await module(page, /^Überschrift, 1 von 2/).tap()
    await expect(several).toHaveAttribute('aria-pressed', 'false')
    await expect(form).toBeVisible()
    await several.tap()
    await expect(form).toHaveCount(0)
    await several.tap()
    await expect(form).toBeVisible()
    await several.tap()
    await page.keyboard.press('Escape')
    await expect(selected).toHaveCount(0)
    await saved(page)
    await remove()
  })
})

test('E-03 by mouse one more module is selected with Ctrl, and all up to one with Shift, and they are moved at once @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins', 'Zwei', 'Drei', 'Vier'])
  const selected = canvas(page).locator('[data-id][aria-current]')
  await module(page, /^Überschrift, 1 von 4/).click()
  await module(page, /^Überschrift, 3 von 4/).click({ modifiers: ['ControlOrMeta'] })
  await expect(selected).toContainText(['Eins', 'Drei'])
  await module(page, /^Überschrift, 3 von 4/).click({ modifiers: ['ControlOrMeta'] })
  await expect(selected).toContainText(['Eins'])

  await module(page, /^Überschrift, 2 von 4/).click()
  await module(page, /^Überschrift, 4 von 4/).click({ modifiers: ['Shift'] })
  await expect(selected).toContainText(['Zwei', 'Drei', 'Vier'])
  await tools(page).getByRole('button', { name: 'Nach oben' }).click()
  await expect(headlines(page)).toHaveText(['Zwei', 'Drei', 'Vier', 'Eins'])
  await header(page)
    .getByRole('button', { name: /^Rückgängig: / })
    .click()
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei', 'Vier'])
  await header(page)
    .getByRole('button', { name: /^Wiederholen: / })
    .click()
  await expect(headlines(page)).toHaveText(['Zwei', 'Drei', 'Vier', 'Eins'])
  await saved(page)
  await remove()
})

test('E-03 by mouse all selected modules are dragged at once, and put back in one step', async ({
  page,
}) => {
  // All modules are in view.
  await page.setViewportSize({ width: 1280, height: 1200 })
  const { remove } = await openEditor(page, ['Eins', 'Zwei', 'Drei', 'Vier'])
  await module(page, /^Überschrift, 1 von 4/).click()
  await module(page, /^Überschrift, 3 von 4/).click({ modifiers: ['ControlOrMeta'] })
  await tools(page).getByTitle('Ziehen').hover()
  await page.mouse.down()
  const { x, y, width, height } = (await module(page, /^Überschrift, 4 von 4/).boundingBox())!
  await page.mouse.move(x + width / 4, y + height / 2, { steps: 5 })
  const dragged = page.getByText('2 Bausteine', { exact: true })
  await expect(dragged.filter({ visible: true }).last()).toBeVisible()
  await page.mouse.move(x + width / 4, y + height - 2, { steps: 5 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await expect(headlines(page)).toHaveText(['Zwei', 'Vier', 'Eins', 'Drei'])
  await expect(canvas(page).locator('[data-id][aria-current]')).toContainText(['Eins', 'Drei'])
  await page.keyboard.press('Control+z')
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei', 'Vier'])
  await saved(page)
  await remove()
})

test('E-03 a module is dragged to where the page scrolls to meanwhile', async ({ page }) => {
  const names = Array.from({ length: 30 }, (_, index) => `Nummer ${index + 1}`)
  const { remove } = await openEditor(page, names)
  await module(page, /^Überschrift, 1 von 30/).click()
  await tools(page).getByTitle('Ziehen').hover()
  const { width, height } = page.viewportSize()!
  await page.mouse.down()
  await page.mouse.move(width / 4, height - 20, { steps: 5 })
  await page.waitForFunction(() => scrollY > 800)
  await page.mouse.move(width / 4, height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(headlines(page).first()).toHaveText('Nummer 2')
  await expect(headlines(page).getByText('Nummer 1', { exact: true })).toBeInViewport()
  await remove()
})
