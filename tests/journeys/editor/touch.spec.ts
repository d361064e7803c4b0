import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { header, headlines, module, openEditor, saved, tools } from '#support/editor/open-editor.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } })

/** Drags by one finger, as slowly as a person. */
async function dragByFinger(page: Page, handle: Locator, to: { x: number; y: number }) {
  const box = (await handle.boundingBox())!
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  const steps = 12
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    })
  }
  // At rest for some frames: what is let go in motion flings on, and the next tap only stops that.
  for (let frame = 0; frame < 12; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await touch('touchMove', to)
  }
  await touch('touchEnd')
}

test('E-02 E-03 E-06 on a tablet a page is written by touch: added, written, dragged, undone and published @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins', 'Zwei', 'Drei'])
  await module(page, /^Überschrift, 1 von 3/).tap()
  const handle = tools(page).getByTitle('Ziehen')
  const below = (await module(page, /^Überschrift, 3 von 3/).boundingBox())!
  await dragByFinger(page, handle, { x: below.x + 40, y: below.y + below.height - 2 })
  await expect(headlines(page)).toHaveText(['Zwei', 'Drei', 'Eins'])
  // Nobody taps within the moment in which the drag swallows the click that ends it.
  await saved(page)
  await header(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .tap()
  await expect(headlines(page)).toHaveText(['Eins', 'Zwei', 'Drei'])

  await module(page, /^Überschrift, 2 von 3/).tap()
  await tools(page).getByRole('button', { name: 'Baustein danach hinzufügen' }).tap()
  await page
    .getByRole('dialog', { name: 'Baustein hinzufügen' })
    .getByRole('button', { name: 'Text', exact: true })
    .first()
    .tap()
  await page.keyboard.type('Am Tisch geschrieben.')
  await expect(page.getByRole('main').getByText('Am Tisch geschrieben.')).toBeVisible()
  await saved(page)
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).tap()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')
  await remove()
})
