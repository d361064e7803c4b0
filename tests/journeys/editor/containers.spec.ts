import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { oneOfTwo } from '#support/pairwise.ts'
import { logIn } from '#support/house/editor.ts'
import { withOwnEvent } from '#support/house/own-event.ts'
import { addPages } from '#support/house/page-tree.ts'
import { test } from '#support/journey.ts'
import { detailNames, detailPages } from '#support/pages.ts'
import {
  addHeadline,
  canvas,
  header,
  module,
  openEditor,
  openTool,
  tools,
} from '#support/editor/open-editor.ts'

test('E-01 E-07 the empty container of an event is made when an editor opens it, and visitors see what is published in it @core', async ({
  page,
  browser,
}) => {
  await withOwnEvent({ day: '2099-05-01', time: '19:30' }, async ({ path }) => {
    await logIn(page.context().request)
    await page.goto(`${path.de}?edit`)
    await expect(canvas(page)).toContainText('Auf dieser Seite ist noch nichts.')
    await addHeadline(page, 'Nach der Vorstellung')
    await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
    await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')

    await page.getByRole('textbox', { name: 'Überschrift' }).fill('Nach dem Schlussapplaus')
    const preview = await openTool(page, 'Vorschau')
    await preview.getByRole('button', { name: /^320/ }).click()
    await expect(preview.locator('iframe')).toHaveCSS('width', '320px')
    const shown = preview.frameLocator('iframe').getByRole('main')
    await expect(shown.getByRole('heading', { name: 'Nach dem Schlussapplaus' })).toBeVisible()
    await expect(preview.frameLocator('iframe').getByRole('note')).toContainText('Vorschau')
    await preview.getByLabel('Wie am').fill('2099-01-01T10:00')
    await expect(shown.getByRole('heading', { name: 'Nach der Vorstellung' })).toBeVisible()
    await page.keyboard.press('Escape')

    const visitor = await browser.newPage()
    await expect(async () => {
      await visitor.goto(new URL(path.de, page.url()).href)
      await expect(visitor.getByRole('heading', { name: 'Nach der Vorstellung' })).toBeVisible()
    }).toPass()
    await visitor.close()
  })
})

for (const [name, path] of oneOfTwo([
  ['home', '/de'],
  ['programme', '/de/programm'],
  ['productions', '/de/produktionen'],
  ['team', '/de/team'],
  ['magazine', '/de/mediathek-de'],
])) {
  test(`E-01 the page of ${name} is edited in place, with its settings`, async ({ page }) => {
    await logIn(page.context().request)
    const response = await page.goto(`${path}?edit`)
    expect(response!.headers()['cache-control']).toBe('private, no-store')
    await expect(canvas(page)).toBeVisible()
    await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
    await expect(
      header(page).getByRole('button', { name: 'Einstellungen der Seite' }),
    ).toBeVisible()
  })
}

test('E-01 pages of productions, people, series, venues and articles are edited in place', async ({
  page,
}) => {
  await logIn(page.context().request)
  const articles = await (await page.request.get('/sitemap/article-1.xml')).text()
  const [, article = ''] = />https?:\/\/[^/]+(\/de\/[^<]+\/\d+)</.exec(articles) ?? []
  const others = await Promise.all(detailNames.map((name) => detailPages[name](page.request, 'de')))
  for (const path of [article, ...others]) {
    await page.goto(`${path}?edit`)
    await expect(canvas(page)).toBeVisible()
    await header(page).getByRole('button', { name: 'Mehr zur Seite' }).click()
    // An article is one column, and has no settings of its own in the editor.
    const settings = header(page).getByRole('button', { name: 'Einstellungen der Seite' })
    await expect(settings).toHaveCount(path === article ? 0 : 1)
  }
})

test('E-14 a page is edited in Japanese and Latin, where no address of the site leads to @core', async ({
  page,
}) => {
  const { address, remove } = await openEditor(page, ['Eins'])
  for (const [language, word] of [
    ['ja', '劇場'],
    ['la', 'Theatrum'],
  ] as const) {
    await page.goto(`${address}?edit&language=${language}`)
    await expect(canvas(page)).toContainText('Auf dieser Seite ist noch nichts.')
    if (language === 'la') {
      const offer = { name: 'Bausteine der deutschen Fassung übernehmen' }
      await canvas(page).getByRole('button', offer).click()
      await expect(canvas(page).getByRole('heading', { name: 'Eins' })).toBeVisible()
    }
    await addHeadline(page, word)
    const heading = page.getByRole('main').getByRole('heading', { name: word })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Überschrift' })).toHaveAttribute(
      'lang',
      language,
    )
    await expect(header(page)).toContainText('Gespeichert')
  }
  await page.goto(`${address}?edit`)
  await expect(canvas(page)).toContainText('Eins')
  await expect(canvas(page)).not.toContainText(/劇場|Theatrum/)
  await remove()
})

test('E-14 a page that was only written in German is written in English at its German address, and visitors read it once it is published @core', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 })
  const path = `nur-deutsch-${randomUUID().slice(0, 8)}`
  await logIn(page.context().request)
  const { remove } = await addPages(page.context().request, [path])
  await page.goto(`/de/${path}?edit&beside`)
  const english = page.frameLocator('iframe[lang="en"]')
  await expect(english.getByRole('region', { name: 'Bausteine der Seite' })).toContainText(
    'Auf dieser Seite ist noch nichts.',
  )
  await page.goto(`/de/${path}?edit`)
  await header(page).getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/de/${path}\\?edit&language=en$`))
  await addHeadline(page, 'One')
  await expect(header(page)).toContainText('Gespeichert')
  await header(page).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.locator('[data-alert="publish"]')).toHaveText('Veröffentlicht.')

  const visitor = await browser.newPage()
  await expect(async () => {
    await visitor.goto(new URL(`/en/${path}`, page.url()).href)
    await expect(visitor.getByRole('heading', { name: 'One' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await visitor.close()
  // Now it has an address of its own.
  await page.goto(`/de/${path}?edit`)
  await header(page).getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/en/${path}\\?edit$`))
  await remove()
})

test('E-14 a page is edited in German and English side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1536, height: 900 })
  await logIn(page.context().request)
  await page.goto('/de/bausteine?edit&beside')
  const beside = page.getByRole('region', { name: 'Deutsch und Englisch nebeneinander' })
  const german = beside.frameLocator('iframe[lang="de"]')
  const english = beside.frameLocator('iframe[lang="en"]')
  await expect(german.getByRole('region', { name: 'Bausteine der Seite' })).toBeVisible()
  await expect(english.getByRole('region', { name: 'Modules of the page' })).toBeVisible()
  await expectNoA11yViolations(page)
  await beside.getByRole('link', { name: 'Nebeneinander beenden' }).click()
  await expect(page).toHaveURL(/\/de\/bausteine\?edit$/)
})

test('E-14 what is typed on either side is saved and published there alone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 })
  const { address, remove } = await openEditor(page, ['Eins'])
  await page.goto(`${address}?edit&beside`)
  const german = page.frameLocator('iframe[lang="de"]')
  const english = page.frameLocator('iframe[lang="en"]')
  await english.getByRole('button', { name: 'Add a module', exact: true }).first().click()
  const offers = english.getByRole('dialog', { name: 'Add a module' })
  await offers.getByRole('button', { name: 'Headline', exact: true }).first().click()
  await english.getByRole('textbox', { name: 'Headline' }).fill('Written on the right')
  await german.getByRole('group', { name: /^Überschrift, 1 von 1/ }).click()
  await german.getByRole('textbox', { name: 'Überschrift' }).fill('Links geschrieben')
  await expect(german.getByText(/^Gespeichert/)).toBeVisible()
  await expect(english.getByText(/^Saved/)).toBeVisible()
  await german.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()

  const visitor = await browser.newPage()
  const inEnglish = new URL(address.replace('/de/', '/en/'), page.url()).href
  await expect(async () => {
    await visitor.goto(new URL(address, page.url()).href)
    await expect(visitor.getByRole('heading', { name: 'Links geschrieben' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  const stillThere = await visitor.request.get(inEnglish)
  expect(await stillThere.text()).not.toContain('Written on the right')
  await english.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(async () => {
    await visitor.goto(inEnglish)
    await expect(visitor.getByRole('heading', { name: 'Written on the right' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await visitor.close()
  await remove()
})

test('M-04 values of the other variant are not offered @core', async ({ page }) => {
  const { remove } = await openEditor(page, ['Eins'])
  const form = page.locator('[data-panel]')
  await module(page, /^Überschrift, 1 von 1/).click()
  const levels = form.locator('[data-field="headline_level"]').getByRole('option')
  await expect(levels).toHaveText(['2', '3', '4', '5'])
  await header(page).getByRole('button', { name: 'Baustein hinzufügen' }).click()
  const offers = page.getByRole('dialog', { name: 'Baustein hinzufügen' })
  await offers.getByRole('button', { name: 'Bilder', exact: true }).click()
  await expect(form.locator('[data-field="format"]')).toContainText('Raster')
  await expect(form.locator('[data-field="format"]')).not.toContainText('Parallaxe')
  await expect(tools(page)).toBeVisible()
  await remove()
})
