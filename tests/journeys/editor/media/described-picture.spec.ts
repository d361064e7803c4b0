import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { pngOf } from './png.ts'
import { form, openLibrary } from './open-library.ts'

const [red, blue] = [
  [200, 0, 0],
  [0, 0, 200],
] as const
const halves = pngOf({ width: 800, height: 200, colour: (x) => (x < 400 ? red : blue) })
const whole = pngOf({ width: 800, height: 200, colour: () => blue })
const said = 'Links rot, rechts blau'

/** Which of the two colours a picture shows at its left and right edge. */
async function coloursOf(page: Page): Promise<string> {
  return page.getByRole('img', { name: said }).evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 2, height: 1 })
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0, 2, 1)
    const [left, , , , right] = context
      .getImageData(0, 0, 2, 1)
      .data.map((part) => Number(part > 100))
    return [left, right].map((isRed) => (isRed ? 'red' : 'blue')).join(' ')
  })
}

test('E-10 E-12 what is said of a picture, and what must not be cut off it, reaches visitors @core', async ({
  page,
  browser,
}) => {
  const { library, address, remove } = await openLibrary(page, {
    kind: 'full-teaser',
    headline: 'Bild',
    text: '',
    extra_class: 'image-left',
  })
  await library
    .locator('input[type=file]')
    .setInputFiles({ name: 'halb.png', mimeType: 'image/png', buffer: halves })
  await expect(library).toHaveCount(0, { timeout: 60_000 })
  const describe = form(page).getByRole('button', { name: 'Beschreiben' })
  const details = page.getByRole('dialog', { name: 'Bild beschreiben' })
  const store = async () => {
    await details.getByRole('button', { name: 'Speichern' }).click()
    await expect(details).toHaveCount(0)
  }
  await describe.click()
  await details
    .getByRole('group', { name: /^Alternativtext/ })
    .getByLabel('Deutsch')
    .fill(said)
  const picture = details.locator('[data-focal-picture]')
  // Until it is loaded it has no width, and every press is at its left edge.
  await expect(picture.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: width * 0.9, y: height / 2 } })
  await expect(details.getByLabel('Von links nach rechts')).toHaveValue('90')
  await store()
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')

  const visitor = await browser.newPage()
  const sees = (colours: string) =>
    expect(async () => {
      await visitor.goto(new URL(address, page.url()).href)
      expect(await coloursOf(visitor)).toBe(colours)
    }).toPass()
  await sees('blue blue')

  // By keyboard; it holds at once, without publishing.
  await describe.click()
  await details.getByLabel('Von links nach rechts').focus()
  await page.keyboard.press('Home')
  await store()
  await sees('red red')

  // Another file takes its place, for visitors too.
  await describe.click()
  const replacement = { name: 'blau.png', mimeType: 'image/png', buffer: whole }
  const chosen = details.getByLabel('Die Datei durch eine andere ersetzen')
  const question = details.getByRole('alert').filter({ hasText: '„blau.png“ ersetzt diese' })
  await chosen.setInputFiles(replacement)
  await expect(question).toBeVisible()
  await expectNoA11yViolations(page, 'dialog[open]')
  await question.getByRole('button', { name: 'Doch nicht' }).click()
  await expect(question).toHaveCount(0)
  await chosen.setInputFiles(replacement)
  await question.getByRole('button', { name: 'Überall ersetzen' }).click()
  await sees('blue blue')
  await visitor.close()
  await remove()
})
