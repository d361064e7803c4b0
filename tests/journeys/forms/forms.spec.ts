import { expect, type Page } from '@playwright/test'
import { fillFeedback, formPath, pdf } from '#support/form-pages.ts'
import { widthAt } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { byTurns } from '#support/pairwise.ts'

const send = (page: Page) => page.getByRole('button', { name: /^(Absenden|Send)$/ })

const thanks = (page: Page) => page.getByRole('heading', { name: /^(Danke!|Thank you!)$/ })

/** Long enough not to be taken for a bot. */
const readFor = (page: Page) => page.clock.fastForward('00:05')

/** The keys of the entries that were sent, and the responses. */
function countEntries(page: Page) {
  const responses: string[] = []
  page.on('response', async (response) => {
    const isEntry = response.request().postData()?.includes('fieldValues') === true
    if (isEntry) responses.push(await response.text().catch(() => ''))
  })
  return responses
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('R-12 a form has one address per language, and a wrong slug redirects to it', async ({
  page,
  request,
}) => {
  const path = await formPath(request, 'school', 'de')
  const wrong = path.replace(/[a-z-]+\/(\d+)$/, 'falsch/$1')
  const response = await request.get(wrong, { maxRedirects: 0 })
  expect([
    response.status(),
    new URL(response.headers()['location']!, response.url()).pathname,
  ]).toEqual([301, path])
  expect((await request.get('/de/forms/falsch/999999')).status()).toBe(404)
  expect(await (await request.get('/sitemap/form-1.xml')).text()).toContain(path)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schulklasse anmelden')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/forms\/book-a-school-class\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a school class')
})

test('S-06 S-07 X-09 every kind of field is filled in and submitted, with a file @core', async ({
  page,
  request,
}) => {
  const responses = countEntries(page)
  await page.goto(await formPath(request, 'costume', 'de'))
  await page.getByLabel('Vor- und Nachname').fill('Anna Berger')
  await page.getByLabel('E-Mail', { exact: false }).first().fill('anna@example.org')
  const repeated = page.getByLabel('E-Mail wiederholen')
  await repeated.focus()
  // What was typed above can be chosen: nobody has to type it twice.
  const offered = (one: Element) => (one as HTMLInputElement).list?.options[0]?.value
  await expect.poll(() => repeated.evaluate(offered)).toBe('anna@example.org')
  await repeated.fill('anna@example.org')
  await expect(page.getByLabel('ein Fest oder mich selbst')).toBeChecked()
  await page.getByLabel('einen Verein oder eine Schule').check()
  await page.getByLabel('Website der Produktion').fill('https://example.org/film')
  await page.getByLabel('Zeit und Stil').selectOption('barock')
  await page.getByLabel('Anprobe').fill('2026-12-02T15:30')
  await page.getByLabel('Zurück bis').fill('2026-12-20')
  await page.getByLabel('Was suchen Sie?').fill('Eine Königin der Nacht')
  await page.getByLabel('Bilder').setInputFiles(pdf)
  await expect(page.getByRole('list', { name: 'Ihre Dateien' })).toContainText('Lebenslauf.pdf')
  await expect(page.getByRole('button', { name: 'Entfernen Lebenslauf.pdf' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
  await readFor(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Fundus' })).toBeFocused()
  await expect.poll(() => responses).toEqual([expect.stringContaining('FormSubmitted')])
})

test('S-06 lists, numbers and multiple choices are submitted', async ({ page, request }) => {
  const responses = countEntries(page)
  await page.goto(await formPath(request, 'school', 'en'))
  await expect(page.getByLabel(/^Pupils/)).toHaveValue('24')
  await expect(page.getByRole('checkbox', { name: 'See a performance' })).toBeChecked()
  await page.getByLabel(/^School/).fill('MS Ennsfelden 2')
  await page.getByLabel('Grade').selectOption('5-8')
  await page.getByRole('checkbox', { name: 'Look behind the stage' }).check()
  await page.getByLabel('Day that would suit you').fill('2026-12-16')
  const needs = page.getByRole('group', { name: 'What do your pupils need?' })
  await needs.getByLabel('Places for wheelchairs').check()
  await needs.getByLabel('A quiet room').check()
  await page.getByLabel('Name of the teacher').fill('Otto Huber')
  await page.getByLabel('E-mail', { exact: false }).first().fill('otto@example.org')
  await page.getByLabel('Repeat e-mail').fill('otto@example.org')
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await readFor(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await expect.poll(() => responses).toEqual([expect.stringContaining('FormSubmitted')])
})

test('S-06 errors are beside their fields, the first is focused, and no input is lost @core', async ({
  page,
  request,
}) => {
  await page.goto(await formPath(request, 'audition', 'en'))
  await page.getByLabel('First and last name').fill('Anna Berger')
  await page.getByLabel('E-mail', { exact: false }).first().fill('anna@')
  await send(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'has not been sent' })
  await expect(summary.getByRole('link')).toHaveCount(7)
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    'This field is required!',
  )
  const email = page.getByLabel('E-mail', { exact: false }).first()
  await expect(email).toHaveAccessibleDescription('Invalid e-mail address!')
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Required')
  await summary.getByRole('link', { name: /^E-mail –/ }).click()
  await expect(email).toBeFocused()
  await expect(page.getByLabel('First and last name')).toHaveValue('Anna Berger')
  await page.reload()
  await expect(page.getByLabel('First and last name')).toHaveValue('Anna Berger')
  await expect(email).toHaveValue('anna@')
})

test('S-06 a form is filled in and submitted by keyboard alone', async ({ page, request }) => {
  await page.goto(await formPath(request, 'feedback', 'de'))
  await page.getByRole('radio', { name: 'groß', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'gut', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hamlet')
  await page.getByLabel('Wann war das?').focus()
  await page.getByLabel('Erzählen Sie').focus()
  await page.keyboard.type('Die Sterne!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await readFor(page)
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
})

test('S-07 after a lost response, submitting again makes one entry @core', async ({
  page,
  request,
}) => {
  const keys: string[] = []
  let isLost = true
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? ''
    if (!sent.includes('fieldValues')) return route.continue()
    keys.push(JSON.parse(sent).variables.input.idempotencyKey)
    if (!isLost) return route.continue()
    isLost = false
    // It arrives, but its response is lost.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.goto(await formPath(request, 'feedback', 'de'))
  await fillFeedback(page)
  await readFor(page)
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'keine Antwort' })).toBeFocused()
  await expect(page.getByLabel('Erzählen Sie')).toHaveValue('Die Sterne!')
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('S-07 a double click submits one entry', async ({ page, request }) => {
  const responses = countEntries(page)
  await page.goto(await formPath(request, 'feedback', 'de'))
  await fillFeedback(page, 'Zweimal gedrückt')
  await readFor(page)
  await send(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  // A second one would be on its way by now.
  await waitForIdle(page)
  await expect.poll(() => responses).toHaveLength(1)
})

type Language = 'de' | 'en'

/** How each form is brought into states that are checked, and the last of them. */
const walks: ((page: Page, language: Language) => Promise<void>)[] = [
  async (page, language) => {
    await page.goto(await formPath(page.request, 'audition', language))
    await expectNoA11yViolations(page)
    await page.locator('input[type=file]').setInputFiles(pdf)
    await expect(page.locator('[data-done]')).toBeVisible()
    await send(page).click()
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  },
  async (page, language) => {
    await page.goto(await formPath(page.request, 'school', language))
  },
  async (page, language) => {
    await page.goto(await formPath(page.request, 'feedback', language))
    await page.getByRole('radio').first().check()
    await page.locator('textarea').fill('Ein großer Abend')
    await readFor(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  },
  async (page, language) => {
    const sent = language === 'de' ? 'danke' : 'thanks'
    await page.goto(`${await formPath(page.request, 'feedback', language)}/${sent}`)
    await expect(thanks(page)).toBeVisible()
  },
]

for (const { width, turn } of widthAt(0)) {
  test(`R-12 S-06 S-07 at ${width} px no state of a form has an accessibility violation, in German and English by turns`, async ({
    page,
  }) => {
    // Five states, one after another.
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    for (const [index, walk] of walks.entries()) {
      for (const language of byTurns(['de', 'en'] as const, turn + index)) {
        await walk(page, language)
        await expectNoA11yViolations(page)
      }
    }
  })
}
