import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { addFile, publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { pngOf } from './png.ts'
import { silentWav } from '#support/silent-wav.ts'
import { form, openLibrary } from './open-library.ts'

const teaser = { kind: 'full-teaser', headline: 'Bild', text: '', extra_class: 'image-left' }

/** A picture of one colour. */
const png = (red: number) => pngOf({ width: 40, height: 30, colour: () => [red, red, red] })

/** Drops or pastes a file, as the browser says it. Returns whether the browser would do something with it itself. */
async function give(element: Locator, event: 'drop' | 'paste', bytes: Buffer): Promise<boolean> {
  return element.evaluate(
    (target, { type, base64 }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], 'rot.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      return target.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { type: event, base64: bytes.toString('base64') },
  )
}

test('E-10, E-12 a picture is uploaded by choice, drop and paste; a damaged one is refused in words, and a broken connection goes on @core', async ({
  page,
}) => {
  const { library, remove } = await openLibrary(page, teaser)
  await expectNoA11yViolationsAnywhere(page, { within: 'dialog[open]' })
  const input = library.locator('input[type=file]')
  await input.setInputFiles({
    name: 'kaputt.png',
    mimeType: 'image/png',
    buffer: png(1).subarray(0, 60),
  })
  const said = library.getByRole('status')
  await expect(said.filter({ hasText: 'Die Datei lässt sich nicht lesen' })).toBeVisible()
  await expect(library.locator('[data-alert="error"]')).toHaveText('Nicht hochgeladen.')
  await expectNoA11yViolationsAnywhere(page, { turn: 1, within: 'dialog[open]' })

  let attempts = 0
  await page.route('**/pageeditor-api/media', async (route) => {
    attempts++
    if (attempts === 1) return route.abort('connectionreset')
    return route.continue()
  })
  await input.setInputFiles({ name: 'rot.png', mimeType: 'image/png', buffer: png(200) })
  const { image_thumbnails: made } = (await (
    await page.waitForResponse('**/pageeditor-api/media')
  ).json()) as { image_thumbnails: { crop: string; format: string }[] }
  expect(new Set(made.map(({ crop, format }) => `${crop} ${format}`))).toEqual(
    new Set([
      ...['horizontal', 'original', 'square', 'vertical'].flatMap((crop) =>
        ['avif', 'webp', 'jpg'].map((format) => `${crop} ${format}`),
      ),
      'social jpg',
    ]),
  )
  await expect(library).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('[data-alert="save"]')).toHaveText('Hochgeladen.')
  expect(attempts).toBe(2)
  const replace = form(page).getByRole('button', { name: 'Anderes aussuchen' })
  const chosen = form(page).locator('[data-type=image] img').first()
  const seen = new Set([await chosen.getAttribute('src')])
  for (const [event, red] of [
    ['drop', 120],
    ['paste', 60],
  ] as const) {
    await replace.click()
    await expect(library.getByRole('listitem').first()).toBeVisible()
    await give(library.getByRole('searchbox'), event, png(red))
    await expect(library).toHaveCount(0, { timeout: 60_000 })
    await expect.poll(async () => seen.has(await chosen.getAttribute('src'))).toBe(false)
    seen.add(await chosen.getAttribute('src'))
  }
  await remove()
})

test('E-12 a recording is uploaded in parts, and after a broken connection goes on with what is missing', async ({
  page,
}) => {
  const file = await addFile({ url: '/media/alt.wav', mimeType: 'audio/wav' })
  const { library, remove } = await openLibrary(page, {
    kind: 'self-hosted-audio',
    file,
    title: '',
    transcript: '',
  })
  const offsets: string[] = []
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route('**/pageeditor-api/media-uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    offsets.push(route.request().headers()['upload-offset'] ?? '')
    if (offsets.length !== 2) return route.continue()
    await isSeen
    return route.abort('connectionreset')
  })
  const buffer = silentWav(1200)
  await library
    .locator('input[type=file]')
    .setInputFiles({ name: 'stille.wav', mimeType: 'audio/wav', buffer })
  const said = library.getByRole('status').filter({ hasText: 'Wird hochgeladen' })
  await expect(said).toHaveText(/^Wird hochgeladen: [1-9]\d\s%$/)
  seen()
  await expect(library).toHaveCount(0, { timeout: 60_000 })
  expect(offsets).toEqual(['0', '8388608', '8388608'])
  await expect(form(page)).toContainText('stille.wav')
  await remove()
})

test('E-12 a picture that is dropped on a module becomes its picture; anywhere else the page is not left for it', async ({
  page,
}) => {
  const { address, remove } = await publishPage({
    path: `ablegen-${randomUUID().slice(0, 8)}`,
    modules: [teaser, { kind: 'headline', content: 'Ohne Bild', headline_level: 2 }],
  })
  await logIn(page.context().request)
  await page.goto(`${address}?edit`)
  const canvas = page.getByRole('region', { name: 'Bausteine der Seite' })
  const alert = page.getByRole('status').filter({ hasText: 'Dateien lassen sich auf Bausteine' })
  for (const element of [canvas.getByText('Ohne Bild'), page.locator('body')]) {
    expect(await give(element, 'drop', png(10))).toBe(false)
    await expect(alert).toBeVisible()
  }
  expect(await give(canvas.getByRole('group', { name: /^Großer Teaser/ }), 'drop', png(90))).toBe(
    false,
  )
  await expect(page.locator('[data-alert="save"]')).toHaveText('Hochgeladen.', { timeout: 60_000 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(form(page).locator('[data-type=image] img').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Seite bearbeiten' })).toContainText('Gespeichert')
  await remove()
})
