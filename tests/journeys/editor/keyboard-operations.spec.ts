import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { exampleValues } from '@foyer/schema/examples/example-values.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { isFull } from '#support/pairwise.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'
import { canvas, module, openEditor, saved } from '#support/editor/open-editor.ts'

/** A text in its place, a form beside the page, one that begins with a list, and what contains others. */
const sample = ['headline', 'image', 'faq', 'section']
const kindsPerTest = 7
const kinds = moduleKinds.filter(({ kind }) => isFull || sample.includes(kind))
const groups = Array.from({ length: Math.ceil(kinds.length / kindsPerTest) }, (_, at) =>
  kinds.slice(at * kindsPerTest, (at + 1) * kindsPerTest),
)

for (const group of groups) {
  test(`E-03 E-04 by keyboard alone modules are moved through columns, duplicated, copied, cut, deleted and brought back: ${group.map(({ kind }) => kind).join(', ')}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(30_000 + group.length * 20_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { address, remove } = await publishPage({
      path: `handgriffe-${randomUUID().slice(0, 8)}`,
      modules: [
        { kind: 'section', layout: '50-50' },
        ...group.map((definition) => ({ kind: definition.kind, ...exampleValues(definition) })),
      ],
    })
    await logIn(context.request)
    await page.goto(`${address}?edit`)
    await tabTo(page, canvas(page).locator('[data-kind=section]').first())
    // In front of the columns of the section, which are empty.
    await page.keyboard.press('ArrowDown')
    for (const { kind } of group) await perform(page, kind)
    await saved(page)
    await remove()
  })
}

/** All that can be done with a module, which comes after the section and has the focus. In the end it is deleted. */
async function perform(page: Page, kind: string): Promise<void> {
  const isSection = kind === 'section'
  const ofKind = canvas(page).locator(`[data-kind="${kind}"]`)
  const others = isSection ? 1 : 0
  const own = ofKind.nth(others)
  const thereAre = (count: number) => expect(ofKind, kind).toHaveCount(count + others)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const isAt = async (place: RegExp, at = own) => {
    await expect(at, kind).toHaveAccessibleName(place)
    await expect(at, kind).toBeFocused()
  }
  /** After an undo the focus is on what follows the module that is gone, if anything does. */
  const goBack = async () => {
    // An undo moves the focus with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const focused = canvas(page).locator('[data-id]:focus')
    await expect(focused, kind).toHaveCount(1)
    if ((await focused.getAttribute('data-kind')) !== kind) await press('ArrowUp')
    await expect(own, kind).toBeFocused()
  }

  await expect(own, kind).toBeFocused()
  await press('Enter')
  await expect(own).toHaveAttribute('aria-current', 'true')

  await press('Alt+ArrowUp')
  if (isSection) await isAt(/, 1 von \d$/, ofKind.first())
  else {
    await isAt(/, 1 von 1 in Spalte 2$/)
    await press('Alt+ArrowUp')
    await isAt(/, 1 von 1 in Spalte 1$/)
    await press('Alt+ArrowDown')
    await isAt(/, 1 von 1 in Spalte 2$/)
  }
  await press('Alt+ArrowDown')
  await isAt(/, 2 von \d$/)

  await press('Control+d')
  await thereAre(2)
  await isAt(/, 3 von \d$/, ofKind.nth(others + 1))
  await press('Control+z')
  await thereAre(1)
  await press('Control+y')
  await thereAre(2)
  await press('Control+z')
  await thereAre(1)

  await goBack()
  await press('Enter', 'Control+c', 'Control+v')
  await thereAre(2)
  await isAt(/, 3 von \d$/, ofKind.nth(others + 1))
  await press('Control+x')
  await thereAre(1)
  await press('Control+z', 'Control+z')
  await thereAre(1)

  await goBack()
  await press('Delete')
  await thereAre(0)
  await press('Control+z')
  await thereAre(1)

  await expect(own, kind).toBeFocused()
  await press('Alt+Enter')
  const form = page.getByRole('complementary', { name: 'Einstellungen des Bausteins' })
  await expect(form.locator(':focus'), kind).toHaveCount(1)
  await press('Escape')
  await expect(own, kind).toBeFocused()
  await press('Delete')
  await thereAre(0)
}

test('E-03 E-06 with what an undo takes away its form is closed, the focus goes beside it, and comes back with it', async ({
  page,
}) => {
  const { remove } = await openEditor(page, ['Eins', 'Zwei'])
  await module(page, /^Überschrift, 1 von 2/).focus()
  await page.keyboard.press('Control+d')
  await expect(module(page, /^Überschrift, 2 von 3/)).toBeFocused()
  await page.keyboard.press('Alt+Enter')
  await expect(page.locator('[data-panel] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-panel]')).toHaveCount(0)
  await expect(module(page, /^Überschrift, 2 von 2/)).toBeFocused()
  await page.keyboard.press('Control+y')
  await expect(module(page, /^Überschrift, 2 von 3/)).toBeFocused()
  await saved(page)
  await remove()
})
