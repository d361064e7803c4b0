import { expect } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { openEnglishEditor } from '#support/editor/english-editor.ts'
import { keepAlerts } from '#support/editor/keep-alerts.ts'
import { openEditor, openTool } from '#support/editor/open-editor.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'

const modules = [
  { kind: 'headline', content: 'Hamlet', headline_level: 2 },
  { kind: 'headline', content: 'Nora', headline_level: 2 },
  { kind: 'full-teaser', headline: 'Medea', text: '', extra_class: 'image-left' },
  { kind: 'event-list' },
]
const editors = [
  ['German', openEditor],
  ['English', openEnglishEditor],
] as const

for (const [turn, [language, open]] of editors.entries()) {
  test(`E-03 E-04 E-10 in ${language} neither somebody else who is here, several selected modules, an alert nor the list of a search has an accessibility violation`, async ({
    page,
    browser,
  }) => {
    // Many states in one visit.
    test.setTimeout(300_000)
    const expectNoViolations = (within?: string) =>
      expectNoA11yViolationsAnywhere(page, { turn, ...(within && { within }) })
    await keepAlerts(page)
    const { remove } = await open(page, modules)
    const ofKind = (kind: string) => page.locator(`[data-canvas] [data-kind="${kind}"]`)

    const other = await browser.newPage()
    await logIn(other.context().request)
    await other.goto(page.url())
    await expect(page.locator('[data-editor-header] [role=status] li')).toHaveCount(1)
    await expectNoViolations()
    await other.close()

    await ofKind('headline').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.locator('[data-canvas] [aria-current]')).toHaveCount(2)
    await expectNoViolations()

    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.locator('[data-alert=save]')).toHaveText(/./)
    await expectNoViolations()
    await page.route('**/graphql', (route) => route.abort())
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.locator('[data-alert=error]')).toHaveText(/./)
    await expectNoViolations()
    await page.unroute('**/graphql')

    for (const [kind, type] of [
      ['full-teaser', 'link'],
      ['event-list', 'reference'],
    ] as const) {
      await ofKind(kind).focus()
      await page.keyboard.press('Enter')
      await page.locator(`[data-panel] [data-type=${type}]`).getByRole('combobox').fill('e')
      await expect(page.locator('[data-panel]').getByRole('option').first()).toBeVisible()
      await expectNoViolations('[data-panel]')
    }
    await remove()
  })
}

test('E-03 in German the list of the keyboard shortcuts has no accessibility violation', async ({
  page,
}) => {
  const { remove } = await openEditor(page)
  await expect(await openTool(page, 'Tastenkürzel')).toBeVisible()
  await expectNoA11yViolationsAnywhere(page, { within: 'dialog[open]' })
  await remove()
})
