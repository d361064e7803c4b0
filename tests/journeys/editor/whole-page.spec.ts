import { expect } from '@playwright/test'
import { logIn } from '#support/house/editor.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import {
  canvas,
  header,
  headlines,
  module,
  openEditor,
  openTool,
  saved,
} from '#support/editor/open-editor.ts'

test('E-03 two editors see each other, and what the other changes, without the caret moving', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page)
  const other = await browser.newPage()
  await logIn(other.context().request)
  await other.goto(new URL(`${address}?edit`, page.url()).href)
  await expect(canvas(other)).toBeVisible()
  const also = (one: typeof page) => header(one).getByRole('status', { name: 'Auch hier' })
  await expect(also(page).getByRole('listitem')).toHaveCount(1)
  await expect(also(other).getByRole('listitem')).toHaveCount(1)

  await module(page, /^Überschrift, 1 von 2/).click()
  await expect(also(other)).toContainText('Überschrift')
  const field = page.getByRole('textbox', { name: 'Überschrift' })
  await field.fill('Eins und mehr')
  await saved(page)
  await expect(headlines(other)).toHaveText(['Eins und mehr', 'Zwei'])

  // The caret is in the middle of a word when another module is changed.
  await field.press('Home')
  for (let step = 0; step < 3; step++) await field.press('ArrowRight')
  await module(other, /^Überschrift, 2 von 2/).click()
  await other.getByRole('textbox', { name: 'Überschrift' }).fill('Zwei von anderen')
  await expect(headlines(page)).toHaveText(['Eins und mehr', 'Zwei von anderen'])
  await expect(field).toBeFocused()
  await page.keyboard.type('X')
  await expect(headlines(page)).toHaveText(['EinXs und mehr', 'Zwei von anderen'])

  await other.goto('about:blank')
  await expect(also(page).getByRole('listitem')).toHaveCount(0)
  await other.close()
  await remove()
})

test('E-06 E-08 versions are listed, compared by words and restored as the draft @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Eins neu')
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Eins ganz anders')
  await saved(page)

  const versions = await openTool(page, 'Fassungen')
  const newest = versions.getByRole('list').last().getByRole('listitem').first()
  await expect(newest).toContainText('Veröffentlicht')
  await newest.getByRole('button', { name: /vergleichen/ }).click()
  const comparison = versions.getByRole('region', { name: 'Vergleich' })
  await expect(comparison.getByRole('deletion')).toHaveText('neu')
  await expect(comparison.getByRole('insertion')).toHaveText(['ganz anders'])
  await expectNoA11yViolations(page, 'dialog[open]')
  await newest.getByRole('button', { name: /zurückholen/ }).click()
  await expect(page.locator('[data-alert="save"]')).toContainText('ist jetzt der Entwurf')
  await expect(headlines(page)).toHaveText(['Eins neu', 'Zwei'])
  await expect(header(page)).toContainText('Veröffentlicht')
  await remove()
})

test('E-03 changes are discarded, a page is planned and taken offline', async ({ page }) => {
  const { remove } = await openEditor(page)
  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Verworfen')
  await saved(page)
  const discard = await openTool(page, 'Änderungen verwerfen')
  await expect(discard.getByRole('insertion')).toHaveText('Verworfen')
  await expectNoA11yViolations(page, 'dialog[open]')
  await discard.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei'])
  await expect(header(page)).not.toContainText('Geändert')

  const schedule = await openTool(page, 'Zeitplan')
  const plan = schedule.getByRole('region', { name: 'Offline nehmen' })
  await plan.getByLabel('Tag und Uhrzeit').fill('2020-01-01T10:00')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan.getByRole('alert')).toContainText('in der Zukunft')
  await expect(plan.getByLabel('Tag und Uhrzeit')).toHaveAccessibleDescription(/Uhrzeit in Wien/)
  await plan.getByLabel('Tag und Uhrzeit').fill('2099-01-01T10:00')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan).toContainText('1. Jänner 2099')
  // The dialog stays open: the alert has to be in it, for everything else is inert.
  await expect(page.locator('dialog[open] [data-alert="save"]')).toHaveText('Geplant.')
  await expectNoA11yViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(header(page)).toContainText('offline ab 01.01.99')

  const offline = await openTool(page, 'Offline nehmen')
  await expectNoA11yViolations(page, 'dialog[open]')
  await offline.getByRole('button', { name: 'Offline nehmen' }).click()
  await expect(header(page)).toContainText('Entwurf')
  await remove()
})

test('E-04 the check list leads to the field, and the settings show how the page is found and shared', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins'])
  await openTool(page, 'Einstellungen der Seite').catch(() => undefined)
  const settings = page.getByRole('complementary', { name: 'Einstellungen der Seite' })
  await settings.getByLabel('Titel für Suchmaschinen').fill('Wo man uns findet')
  await expect(settings.locator('[data-preview="search"]')).toContainText('Wo man uns findet |')
  await settings.getByLabel('Titel beim Teilen').fill('Schau dir das an')
  const shared = settings.locator('[data-preview="share"]')
  await expect(shared).toContainText('Schau dir das an')
  const picture = shared.locator('img')
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoA11yViolations(page, '[data-panel]')
  await saved(page)

  await module(page, /^Überschrift, 1 von 1/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('')
  await page.keyboard.press('Escape')
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  const blocked = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' })
  await expect(blocked.getByRole('button', { name: 'Überschrift' })).toBeVisible()
  await expectNoA11yViolations(page, 'dialog[open]')
  await blocked.getByRole('button', { name: 'Überschrift' }).click()
  await expect(page.getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
  const check = await openTool(page, 'Prüfliste')
  await expect(check.getByRole('region', { name: 'Empfehlungen' })).toContainText(
    'Es gibt noch keine Fassung in der anderen Sprache.',
  )
  await expectNoA11yViolations(page, 'dialog[open]')
  await remove()
})

test('E-03 the page is previewed at three widths and at a time', async ({ page }) => {
  const { remove } = await openEditor(page)
  await module(page, /^Überschrift, 1 von 2/).click()
  await page.getByRole('textbox', { name: 'Überschrift' }).fill('Nur im Entwurf')
  // The address of the preview arrives while a button is pressed, as it may at a slow machine.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const isPreview = route.request().postDataJSON()?.variables?.input?.days !== undefined
    if (isPreview) await pressed.promise
    return route.fallback()
  })
  const preview = await openTool(page, 'Vorschau')
  const shown = preview.frameLocator('iframe').getByRole('main')
  await preview.getByRole('button', { name: /^320/ }).hover()
  await page.mouse.down()
  await expect(preview.locator('iframe')).toHaveCount(0)
  pressed.resolve()
  await expect(preview.locator('iframe')).toBeVisible()
  await page.mouse.up()
  await expect(preview.locator('iframe')).toHaveCSS('width', '320px')
  for (const width of [768, 1280]) {
    await preview.getByRole('button', { name: new RegExp(`^${width}`) }).click()
    await expect(preview.locator('iframe')).toHaveCSS('width', `${width}px`)
  }
  await expect(shown.getByRole('heading', { name: 'Nur im Entwurf' })).toBeVisible()
  await expectNoA11yViolations(page, 'dialog[open]')
  await preview.getByLabel('Wie am').fill('2099-01-01T10:00')
  await expect(shown.getByRole('heading', { name: 'Eins' })).toBeVisible()
  await page.keyboard.press('Escape')
  await remove()
})

test('E-04 at 320 pixels a text is corrected in view and published @core', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { remove } = await openEditor(page, ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'])
  await module(page, /^Überschrift, 4 von 5/).click()
  const field = page.getByRole('textbox', { name: 'Überschrift' })
  await field.fill('Vier berichtigt')
  // Neither below the form nor below the header.
  const headline = page.getByRole('main').getByRole('heading', { name: 'Vier berichtigt' })
  await expect(headline).toBeVisible()
  await expect(async () => {
    const [box, panel] = await Promise.all([
      headline.boundingBox(),
      page.locator('[data-panel]').boundingBox(),
    ])
    expect(box!.y).toBeGreaterThanOrEqual(96)
    expect(box!.y + box!.height).toBeLessThanOrEqual(panel!.y)
    // Most of the room is the text's.
    expect(panel!.height).toBeLessThan(0.4 * 640)
  }).toPass()
  await expect(page.locator('[data-consent-banner]')).toBeHidden()
  // What is saved is never cut, also when there is more to say of it.
  const save = header(page).locator('[data-save]')
  const isWhole = (element: HTMLElement) =>
    element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().top >= 0
  await expect(save).toContainText('Gespeichert')
  expect(await save.evaluate(isWhole)).toBe(true)
  await page.context().setOffline(true)
  await field.fill('Vier noch einmal berichtigt')
  await expect(save).toContainText('sobald es wieder geht.')
  expect(await save.evaluate(isWhole)).toBe(true)
  await page.context().setOffline(false)
  await expect(save).toContainText('Gespeichert')
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')
  await remove()
})

test('E-03 a module far below is in view when it gets the focus, whatever the height of those between', async ({
  page,
}) => {
  const long = 'Ein Abend, der länger dauert als erwartet, '.repeat(6)
  const contents = Array.from({ length: 150 }, (_, index) => `${long}und das zum ${index}. Mal`)
  const { remove } = await openEditor(page, contents)
  const last = module(page, /, 149 von 150/)
  await expect(last).toContainText('zum 148. Mal')
  await last.focus()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(last).toContainText('zum 148. Mal!')
  await expect(last).toBeInViewport()
  await remove()
})

test('E-02 by keyboard the first module is added with the button in the header, and the text is begun @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [])
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog').getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('Text')
  await page.keyboard.press('Enter')
  await expect(canvas(page).getByRole('textbox')).toBeFocused()
  await expect(search).toHaveCount(0)
  await page.keyboard.type('Der erste Satz. ')
  await saved(page)
  await remove()
})
