import { expect, type Page } from '@playwright/test'
import { exampleValues } from '@foyer/schema/examples/example-values.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

/** More stops than any form has. */
const maxStops = 150

type Stop = { path: string; tag: string; type: string } | undefined

/** Fills in all fields of the form, from the first one on, which has the focus: by Tab and the keys of each control. Returns their paths. */
export async function fillFormByKeyboard(page: Page, fields: Fields): Promise<string[]> {
  const filled = new Set<string>()
  for (let stops = 0; stops < maxStops; stops += 1) {
    const stop = await currentStop(page)
    if (!stop) {
      // Past its end: back into it.
      await page.keyboard.press('Shift+Tab')
      return [...filled]
    }
    const field = fieldAt(fields, stop.path.split('.'))
    // The tools of a text come before it.
    const isTool = field.type === 'rich-text' && stop.tag === 'button'
    if (!filled.has(stop.path) && !isTool) {
      filled.add(stop.path)
      await fill(page, { field, ...stop })
      // The focus is in the first field of an item that was added.
      if (field.type === 'items') continue
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('The form has no end.')
}

/** The field whose control has the focus; undefined outside of all of them. */
const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const field = element?.closest<HTMLElement>('[data-panel] [data-field]')
    if (!element || !field) return undefined
    const path = field.dataset['field'] ?? ''
    return { path, tag: element.localName, type: element.getAttribute('type') ?? '' }
  })

/** A list field is followed by the id of an item and `fields`. */
function fieldAt(fields: Fields, [name = '', , , ...inner]: readonly string[]): Field {
  const field = fields[name]!
  return inner.length > 0 && field.type === 'items' ? fieldAt(field.item, inner) : field
}

async function fill(page: Page, stop: { field: Field; tag: string; type: string }): Promise<void> {
  const { field, tag, type } = stop
  const { keyboard } = page
  switch (field.type) {
    case 'choice':
    case 'number':
      if (type === 'number') return keyboard.type('3')
      await keyboard.press(tag === 'select' ? 'ArrowDown' : 'ArrowRight')
      // A list of two offers the first one again.
      if (field.type === 'choice') await keyboard.press(tag === 'select' ? 'ArrowUp' : 'ArrowLeft')
      return
    case 'flag':
      return keyboard.press('Space')
    case 'day':
    case 'moment':
      return fillDay(page, field.type)
    case 'reference':
    case 'references':
      return chooseFound(page)
    case 'image':
    case 'file':
      return chooseFromLibrary(page)
    case 'items':
      return tabToAddItem(page)
    default:
      await keyboard.press('Control+a')
      return keyboard.type(textFor(field))
  }
}

/** In the order of any language: day and month are both at most 12, and the hour is one in the morning. */
async function fillDay(page: Page, type: 'day' | 'moment'): Promise<void> {
  await page.keyboard.type('0102')
  await page.keyboard.type('2031')
  if (type === 'moment') {
    await page.keyboard.press('ArrowRight')
    // A clock of 24 hours has no field for the letter.
    await page.keyboard.type('0830a')
  }
  await expect(page.locator('[data-panel] input:focus')).toHaveValue(/^2031-/)
}

function textFor(field: Field): string {
  const example = exampleValues({ fields: { field } })['field']
  return typeof example === 'string' ? example : 'Ein Text. '
}

async function chooseFound(page: Page): Promise<void> {
  await page.keyboard.type('e')
  const combobox = page.locator('[role=combobox]:focus')
  await expect(combobox).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  // Where only one can be chosen, the search is gone, and the focus is on what was chosen.
  await expect(page.locator('[data-panel] :focus')).toHaveCount(1)
}

async function chooseFromLibrary(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog')
  await tabTo(page, library.getByRole('listitem').first().getByRole('button').first())
  // A field is not left for its own dialog.
  await expect(page.locator('[data-panel]')).not.toContainText('Pflichtfeld')
  await page.keyboard.press('Enter')
  await expect(library).toHaveCount(0)
}

/** Adds an item, which gets the focus. */
async function tabToAddItem(page: Page): Promise<void> {
  const add = page.locator('[data-type=items]').getByRole('button', { name: 'Eintrag hinzufügen' })
  if (!(await add.evaluate((element) => element === document.activeElement))) await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(add).not.toBeFocused()
}
