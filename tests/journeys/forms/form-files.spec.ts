import { expect, type Page } from '@playwright/test'
import { formPath, pdf } from '#support/form-pages.ts'
import { test } from '#support/journey.ts'

const send = (page: Page) => page.getByRole('button', { name: /^(Absenden|Send)$/ })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('S-07 an upload shows its progress, can be canceled and retried @core', async ({
  page,
  request,
}) => {
  let release = () => {}
  let isBroken = false
  await page.route('**/api/temp-files/', async (route) => {
    if (isBroken) return route.abort('connectionreset')
    await new Promise<void>((done) => (release = done))
    return route.continue().catch(() => {})
  })
  await page.goto(await formPath(request, 'audition', 'de'))
  const field = page.getByLabel('Lebenslauf', { exact: false }).first()
  await field.setInputFiles(pdf)
  await expect(page.getByRole('progressbar', { name: /Lebenslauf\.pdf wird/ })).toBeVisible()
  await send(page).click()
  await expect(field).toHaveAccessibleDescription(/Bitte warten Sie/)
  await page.getByRole('button', { name: /^Abbrechen/ }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  release()

  isBroken = true
  await field.setInputFiles(pdf)
  await expect(page.getByRole('alert').filter({ hasText: 'konnte nicht' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: /^Noch einmal versuchen/ }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Entfernen Lebenslauf.pdf' })).toBeVisible()
})

test('S-07 a file of an unknown format is refused beside its field, in the reader’s language @core', async ({
  page,
  request,
}) => {
  await page.goto(await formPath(request, 'audition', 'en'))
  const wrong = { ...pdf, name: 'cv.pdf', buffer: Buffer.from('<!doctype html>') }
  await page.getByLabel('Curriculum vitae').setInputFiles(wrong)
  await expect(page.getByRole('alert').filter({ hasText: 'cv.pdf' })).toContainText(
    'cv.pdf: This format is not possible. Please choose a file in one of these: PDF, JPEG, PNG or WebP.',
  )
})
