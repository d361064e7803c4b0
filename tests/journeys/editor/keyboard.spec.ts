import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { fillFormByKeyboard } from '#support/editor/keyboard/fill-form.ts'
import { addFile, publishPage, type SentModule } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { isFull } from '#support/pairwise.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'
import { canvas, saved } from '#support/editor/open-editor.ts'

/** Together they have texts, links, pictures, choices, switches, and a text that is drawn anew by a choice. All kinds are walked in a full run. */
const walked = ['headline', 'text', 'link', 'image']
const kinds = moduleKinds.filter(({ kind }) => isFull || walked.includes(kind))
/** What begins where it stands. */
const inPlace = ['headline', 'text']
const modules = (page: Page) => canvas(page).getByRole('group', { name: /, \d+ von \d+/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function openEditor(page: Page, contents: SentModule[]) {
  const path = `tastatur-${randomUUID().slice(0, 8)}`
  const written = await publishPage({ path, modules: contents })
  await logIn(page.context().request)
  await page.goto(`${written.address}?edit`)
  await expect(canvas(page)).toBeVisible()
  return written
}

/** Presses keys, one after the other, each on what has the focus then. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

const hasFile = (fields: Fields) => Object.values(fields).some(({ type }) => type === 'file')

/** All paths of a form with one item in each list. */
const pathsIn = (fields: Fields, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]: [string, Field]) =>
    field.type === 'items'
      ? [`${before}${name}`, ...pathsIn(field.item, `${before}${name}.*.fields.`)]
      : [`${before}${name}`],
  )

for (const { kind, name, fields } of kinds) {
  test(
    `E-02 E-04 by keyboard alone a module of the kind ${kind} is added, and every field of its form filled in`,
    { tag: kind === 'headline' || kind === 'text' ? '@core' : [] },
    async ({ page }) => {
      // There has to be one that can be chosen.
      if (hasFile(fields)) {
        await addFile({ url: `/media/${randomUUID()}.mp4`, mimeType: 'video/mp4' })
      }
      const { remove } = await openEditor(page, [
        { kind: 'headline', content: 'Eins', headline_level: 2 },
      ])
      await tabTo(page, modules(page).first())
      await press(page, '/')
      await expect(dialog(page).getByRole('searchbox')).toBeFocused()
      await page.keyboard.type(name.de)
      await press(page, 'Enter')
      const added = modules(page).nth(1)
      await expect(added).toHaveAttribute('aria-current', 'true')
      const isInPlace = inPlace.includes(kind)
      if (isInPlace) {
        await expect(canvas(page).getByRole('textbox')).toBeFocused()
        await page.keyboard.type('Neu. ')
        await press(page, 'Escape')
      }
      await expect(added).toBeFocused()
      await press(page, 'Alt+Enter')
      const form = page.getByRole('complementary', { name: 'Einstellungen des Bausteins' })
      await expect(form.locator(':focus')).toHaveCount(1)
      const filled = await fillFormByKeyboard(page, fields)
      const inForm = pathsIn(fields).filter((path) => !isInPlace || path !== 'content')
      expect(filled.map((path) => path.replace(/\.[\da-f-]{36}\./g, '.*.'))).toEqual(inForm)
      await expectNoA11yViolations(page, '[data-panel]')
      // Perhaps out of a list of what is found first.
      await expect(async () => {
        await press(page, 'Escape')
        await expect(added).toBeFocused({ timeout: 500 })
      }).toPass()
      await saved(page)
      await remove()
    },
  )
}

test('E-03 a module that is moved by keyboard never loses the focus', async ({ page }) => {
  const { remove } = await openEditor(
    page,
    ['Eins', 'Zwei', 'Drei'].map((content) => ({ kind: 'headline', content, headline_level: 2 })),
  )
  await tabTo(page, modules(page).first())
  const moved = await modules(page).first().elementHandle()
  await page.evaluate((module) => {
    module?.addEventListener('focusout', () => (module.dataset['left'] = ''))
  }, moved)
  await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowUp')
  await expect(modules(page)).toContainText(['Zwei', 'Eins', 'Drei'])
  await expect(modules(page).nth(1)).toBeFocused()
  await expect(modules(page).nth(1)).not.toHaveAttribute('data-left')
  await saved(page)
  await remove()
})
