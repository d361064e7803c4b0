import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { columnLayouts } from '@foyer/schema/modules/column-layouts.ts'
import { publishPage, type SentModule } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { test } from '#support/journey.ts'
import { canvas, header, module } from '#support/editor/open-editor.ts'

const headline = (content: string): SentModule => ({ kind: 'headline', content, headline_level: 2 })

async function openEditor(page: Page, modules: SentModule[]) {
  const path = `spalten-${randomUUID().slice(0, 8)}`
  const written = await publishPage({ path, modules })
  await logIn(page.context().request)
  await page.goto(`${written.address}?edit`)
  await expect(canvas(page)).toBeVisible()
  return written
}

test('E-03 M-02 a section gets each of the six column layouts, a picture behind it and a class, and visitors see them', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page, [
    { kind: 'section', layout: '33-33-33' },
    headline('Eins'),
  ])
  const columns = canvas(page).getByRole('button', {
    name: /^Baustein hier hinzufügen, Spalte \d$/,
  })
  const form = page.getByRole('complementary', { name: 'Einstellungen des Bausteins' })
  await module(page, /^Überschrift/).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 3/)).toBeVisible()

  await module(page, /^Abschnitt/).focus()
  await page.keyboard.press('Enter')
  for (const [layout, { de }] of Object.entries(columnLayouts)) {
    await form.getByRole('combobox', { name: 'Spalten' }).selectOption({ label: de })
    await expect(columns).toHaveCount(layout.split('-').length)
    // What was in a column that there is no more is in the last one that there is.
    await expect(canvas(page).getByRole('heading', { name: 'Eins' })).toBeVisible()
  }
  await form.getByRole('combobox', { name: 'Spalten' }).selectOption({ label: 'Breit und schmal' })
  await form.getByRole('button', { name: 'Aussuchen' }).click()
  const library = page.getByRole('dialog', { name: 'Bild aussuchen' })
  await library.getByRole('listitem').first().getByRole('button').first().click()
  await expect(library).toHaveCount(0)
  await form.getByRole('textbox', { name: 'CSS-Klasse' }).fill('dunkel')
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')

  const visitor = await browser.newPage()
  await expect(async () => {
    await visitor.goto(new URL(address, page.url()).href)
    const section = visitor.locator('main section.dunkel')
    await expect(section.getByRole('heading', { name: 'Eins' })).toBeVisible()
    await expect(section.locator('[data-layout="67-33"]')).toHaveCount(1)
    await expect(section.locator('img')).toHaveCount(1)
  }).toPass()
  await visitor.close()
  await remove()
})

test('E-03 modules are added into a column by its button and by a slash, and the path to one leads to its section @core', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [{ kind: 'section', layout: '50-50' }])
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  const choose = async (text: string) => {
    await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
  }
  const addTo = (column: number) =>
    canvas(page).getByRole('button', { name: `Baustein hier hinzufügen, Spalte ${column}` })
  await addTo(2).click()
  await choose('Rechts')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toContainText('Rechts')
  await addTo(1).focus()
  await page.keyboard.press('/')
  await choose('Links')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 1/)).toContainText('Links')

  const path = page.getByRole('navigation', { name: 'Ort auf der Seite' })
  await expect(path.getByRole('listitem')).toHaveText([
    'Seite',
    'Abschnitt',
    'Spalte 1',
    'Überschrift',
  ])
  await path.getByRole('button', { name: 'Abschnitt' }).click()
  await expect(path.getByRole('listitem')).toHaveText(['Seite', 'Abschnitt'])
  await expect(module(page, /^Abschnitt/)).toHaveAttribute('aria-current', 'true')
  await path.getByRole('button', { name: 'Seite' }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen der Seite' })).toBeVisible()
  await remove()
})

test('E-03 after a section has lost a column modules are added and dropped in the last one where it is said', async ({
  page,
}) => {
  const { remove } = await openEditor(page, [
    { kind: 'section', layout: '33-33-33' },
    headline('Gezogen'),
  ])
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  const add = async (text: string, column: number) => {
    await canvas(page)
      .getByRole('button', { name: `Baustein hier hinzufügen, Spalte ${column}` })
      .click()
    await offers.getByRole('button', { name: 'Überschrift', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Überschrift' }).fill(text)
  }
  const shown = module(page, /^Abschnitt/).getByRole('heading', { level: 2 })
  await add('Zwei', 2)
  await add('Drei', 3)
  await module(page, /^Abschnitt/).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('combobox', { name: 'Spalten' })
    .selectOption({ label: columnLayouts['50-50'].de })
  await add('Vier', 2)
  await add('Fünf', 2)
  await expect(shown).toHaveText(['Zwei', 'Drei', 'Vier', 'Fünf'])

  await module(page, /^Überschrift, 2 von 2$/).focus()
  await page.keyboard.press('Enter')
  // What was typed last is drawn by the server's response: until then the handle is higher up.
  await expect(
    module(page, /^Überschrift, 4 von 4 in Spalte 2/).getByRole('heading', { name: 'Fünf' }),
  ).toBeVisible()
  await page
    .getByRole('toolbar', { name: /^Werkzeuge: / })
    .getByTitle('Ziehen')
    .hover()
  // The handle may have been scrolled into view for that.
  const [above, below] = await Promise.all([
    module(page, /^Überschrift, 2 von 4 in Spalte 2/).boundingBox(),
    module(page, /^Überschrift, 3 von 4 in Spalte 2/).boundingBox(),
  ])
  await page.mouse.down()
  const gap = (above!.y + above!.height + below!.y) / 2
  await page.mouse.move(above!.x + above!.width / 2, gap, { steps: 5 })
  await page.mouse.up()
  await expect(shown).toHaveText(['Zwei', 'Drei', 'Gezogen', 'Vier', 'Fünf'])
  await remove()
})

test('E-06 a deleted section comes back with what was in its columns, after it was published without it and the page was reloaded @core', async ({
  page,
  browser,
}) => {
  const { address, remove } = await openEditor(page, [
    headline('Davor'),
    { kind: 'section', layout: '50-50' },
    headline('Im Abschnitt'),
  ])
  const publish = async () => {
    await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    await expect(page.locator('[data-publication]')).toHaveAttribute(
      'data-publication',
      'published',
    )
  }
  const visitor = await browser.newPage()
  const expectForVisitors = async (texts: string[]) => {
    await expect(async () => {
      await visitor.goto(new URL(address, page.url()).href)
      await expect(visitor.locator('main [data-module] h2')).toHaveText(texts, { timeout: 1000 })
    }).toPass()
  }
  await module(page, /^Überschrift, 3 von 3$/).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toBeVisible()
  await publish()
  await expectForVisitors(['Davor', 'Im Abschnitt'])

  await module(page, /^Abschnitt/).focus()
  await page.keyboard.press('Delete')
  await expect(canvas(page)).not.toContainText('Im Abschnitt')
  await publish()
  await expectForVisitors(['Davor'])

  await page.reload()
  await header(page).getByRole('button', { name: 'Rückgängig: Abschnitt löschen' }).click()
  await expect(module(page, /^Überschrift, 1 von 1 in Spalte 2/)).toContainText('Im Abschnitt')
  await publish()
  await expectForVisitors(['Davor', 'Im Abschnitt'])
  await expect(visitor.locator('[data-layout="50-50"]')).toContainText('Im Abschnitt')
  await visitor.close()
  await remove()
})
