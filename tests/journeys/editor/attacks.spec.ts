import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { exampleValues } from '@foyer/schema/examples/example-values.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { attacks, publishedAttacks } from '#support/hostile/attacks.ts'
import { pasteInto } from '#support/editor/rich-text-page.ts'
import { dangerous, setTraps } from '#support/hostile/traps.ts'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { isFull, isShort } from '#support/pairwise.ts'
import { canvas, header, openEditor } from '#support/editor/open-editor.ts'

/** Together they have a field of each type in which one writes; in a full run all kinds are attacked. */
const sample = ['faq', 'html', 'full-teaser', 'video']
const kinds = moduleKinds.filter(({ kind, fields }) =>
  isFull ? hasWords(fields) : sample.includes(kind),
)
const tried = [...attacks, ...publishedAttacks]
/** In a full run each attack is made on each field and saved, else each field gets the next ones, some of them before it is saved. */
const rounds = isFull ? tried.length : isShort ? 4 : 16
const attacksPerRound = isFull ? 1 : 3
const attacksPerField = rounds * attacksPerRound
/** What is pasted is far from what is typed: a few fields are enough to try all. */
const farOn = Math.ceil(tried.length / 2)

const writable =
  'input:not([type]), input[type=text], input[type=url], textarea, [contenteditable=true]'

/** Whether an editor writes words into one of the fields; what is typed to find a venue is stored nowhere. */
function hasWords(fields: Fields): boolean {
  const withWords = ['line', 'paragraph', 'rich-text', 'html', 'link', 'anchor', 'embed']
  return Object.values(fields).some((field) =>
    field.type === 'items' ? hasWords(field.item) : withWords.includes(field.type),
  )
}

/** One of the attacks is the name of an anchor, and links to anchors that there are not cannot be published. */
const target = { kind: 'headline', content: 'Ziel', headline_level: 2, anchor: '123456' } as const

/** The attack with this number; they begin again after the last one. */
const attackAt = (number: number) => tried[number % tried.length]!

for (const [turn, definition] of kinds.entries()) {
  const { kind } = definition
  test(`E-05 M-03 what is typed and pasted into the fields of the kind ${kind} runs nothing, neither in the editor nor for visitors @core`, async ({
    page,
    browser,
    context,
  }) => {
    test.setTimeout(60_000 + rounds * 20_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const sprung = await setTraps(page)
    const { address, remove } = await publishPage({
      path: `angriff-${randomUUID().slice(0, 8)}`,
      modules: [{ kind, ...exampleValues(definition) }, target],
    })
    await logIn(page.context().request)
    await page.goto(`${address}?edit`)
    await canvas(page).locator('[data-id]').first().focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('complementary', { name: 'Einstellungen des Bausteins' })
    await expect(form).toBeVisible()
    await form.locator('details').evaluateAll((items) => {
      for (const item of items) (item as HTMLDetailsElement).open = true
    })
    await attackFields(page, { turn, isTyped: sample.includes(kind) })
    await expectUnharmed({ page, browser, address, sprung })
    await remove()
  })
}

test('E-04 E-05 what is typed and pasted into the settings of a page runs nothing, neither in the editor nor for visitors @core', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(60_000 + rounds * 20_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sprung = await setTraps(page)
  const { address, remove } = await openEditor(page)
  await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
  await header(page).getByRole('button', { name: 'Einstellungen der Seite' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel beim Teilen' })).toBeVisible()
  await attackFields(page, { turn: kinds.length, isTyped: true })
  await expectUnharmed({ page, browser, address, sprung })
  await remove()
})

/** Makes the next attacks on all fields that one can write in, round after round. What takes long is typed into a field of each type only. */
async function attackFields(page: Page, { turn, isTyped }: { turn: number; isTyped: boolean }) {
  const places = page.locator(`:is([data-in-place], [data-panel] [data-field]) :is(${writable})`)
  for (let round = 0; round < rounds; round += 1) {
    const types = await places.evaluateAll((found) =>
      found.map((place) => place.closest<HTMLElement>('[data-type]')?.dataset['type']),
    )
    expect(types.length).toBeGreaterThan(0)
    for (const [at, type] of types.entries()) {
      const isFirst = types.indexOf(type) === at
      const first = (turn * types.length + at) * attacksPerField + round * attacksPerRound
      for (let number = first; number < first + attacksPerRound; number += 1)
        await attack(page, { place: places.nth(at), number, isTyped: isTyped && isFirst })
    }
    await expect(header(page)).toContainText('Gespeichert')
    expect(await dangerous(page)).toEqual([])
  }
}

/** Publishes; nothing has run in the editor, and nothing runs for a visitor. */
async function expectUnharmed(attacked: {
  page: Page
  browser: Browser
  address: string
  sprung: readonly unknown[]
}): Promise<void> {
  const { page, browser, address, sprung } = attacked
  expect([...sprung, ...(await dangerous(page))]).toEqual([])
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')
  const visitor = await browser.newPage()
  const sprungForVisitor = await setTraps(visitor)
  await visitor.goto(new URL(address, page.url()).href)
  await expect(visitor.locator('[data-module]').last()).toBeVisible()
  expect([...sprungForVisitor, ...(await dangerous(visitor))]).toEqual([])
  await visitor.close()

  // A trap that cannot spring would prove nothing.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>'),
  )
  await expect.poll(() => sprung.length).toBeGreaterThan(0)
}

/** Types one, unless it is only to be pasted, and pastes another one: into a formatted text as HTML, else as words. */
async function attack(
  page: Page,
  { place, number, isTyped }: { place: Locator; number: number; isTyped: boolean },
): Promise<void> {
  const isText = (await place.getAttribute('contenteditable')) === 'true'
  await place.focus()
  await page.keyboard.press('Control+a')
  if (isText || isTyped) await type(page, attackAt(number))
  const pasted = attackAt(number + farOn)
  if (isText) return pasteInto(place, { 'text/html': `<p>Vorher</p>${pasted}<p>Nachher</p>` })
  await page.evaluate((words) => navigator.clipboard.writeText(words), pasted)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  const words = await place.inputValue()
  expect(words).not.toBe('')
  expect(pasted).toContain(words.slice(0, 5))
}

/** Types words, long ones at once, as an input method does. */
async function type(page: Page, words: string): Promise<void> {
  if (words.length < 100) await page.keyboard.type(words)
  else await page.keyboard.insertText(words)
}
