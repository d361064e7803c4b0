import { type APIRequestContext, devices, expect, type Page, test } from '@playwright/test'
import { oneOfTwo } from '#support/pairwise.ts'
import { fillFeedback, formPath, pdf } from '#support/form-pages.ts'
import { firstEventPath, fixedPages } from '#support/pages.ts'

/* Visitors press before scripts have loaded. Every visible control then works: natively at once, a scripted one as soon as it is hydrated. These journeys do not wait for hydration, on purpose. */

/** As Lighthouse's Slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

async function openBeforeHydration(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const title = (name: string) => (page: Page) =>
  page.locator('summary', { hasText: name }).filter({ visible: true }).first()
const dialog = (name: string) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible()
const opened = (name: string) => (page: Page) =>
  expect(
    page.locator('details[open]', { has: page.locator('summary', { hasText: name }) }),
  ).toBeVisible()
const playerOf = (name: string) => (page: Page) =>
  expect(page.locator(`iframe[title*="${name}"]`).first()).toBeAttached()

type Control = {
  press: (page: Page) => ReturnType<Page['locator']>
  effect: (page: Page) => Promise<void>
}

const menu: Control = { press: button('Menü'), effect: dialog('Menü') }

const frame: Record<string, Control> = {
  'cookie settings': {
    press: button('Cookie-Einstellungen'),
    effect: dialog('Cookie-Einstellungen'),
  },
  search: {
    press: (page) => page.getByRole('banner').getByRole('button', { name: 'Suchen' }),
    effect: (page) =>
      expect(
        page.getByRole('searchbox').or(page.getByLabel('Suchbegriff')).filter({ visible: true }),
      ).not.toHaveCount(0),
  },
}

const submenus = Object.fromEntries(
  ['Spielplan', 'Haus', 'Service'].map((name): [string, Control] => [
    `submenu ${name}`,
    { press: title(`Unterpunkte von ${name}`), effect: opened(`Unterpunkte von ${name}`) },
  ]),
)

const filters = Object.fromEntries(
  ['Sparte', 'Veranstaltungsart', 'Ort', 'Reihe', 'Schlagwort', 'Saison'].map(
    (name): [string, Control] => [name, { press: title(name), effect: opened(name) }],
  ),
)

const grid = (page: Page) => expect(page.getByRole('grid')).toBeVisible()

const modules: Record<string, Control> = {
  'a question': {
    press: title('Wie lang darf eine Antwort sein?'),
    effect: opened('Wie lang darf eine Antwort sein?'),
  },
  'transcript of a recording': { press: title('Zum Nachlesen'), effect: opened('Zum Nachlesen') },
  'a recording': {
    press: button('Anhören Der Gong im Foyer'),
    effect: (page) => expect(page.locator('audio').first()).toBeAttached(),
  },
  ...Object.fromEntries(
    ['YouTube', 'Vimeo', 'Spotify', 'Issuu', 'Instagram', 'HubSpot'].map(
      (provider): [string, Control] => [
        provider,
        {
          press: (page) => button(new RegExp(`^Von ${provider} laden`))(page).first(),
          effect: playerOf(provider),
        },
      ],
    ),
  ),
}

type PageUnderTest = {
  path: (request: APIRequestContext) => string | Promise<string>
  wide: Record<string, Control>
  narrow: Record<string, Control>
}

const pages: Record<string, PageUnderTest> = {
  home: {
    path: () => fixedPages.index.de,
    wide: { ...frame, ...submenus },
    narrow: { menu, ...frame },
  },
  programme: {
    path: () => fixedPages.events.de,
    wide: { Kalender: { press: title('Kalender'), effect: grid }, ...filters },
    narrow: {
      Kalender: { press: button('Kalender'), effect: grid },
      Filter: { press: button(/^Filter/), effect: dialog('Termine filtern') },
    },
  },
  event: {
    path: (request) => firstEventPath(request, 'de'),
    wide: { 'cookie settings': frame['cookie settings']! },
    narrow: { menu },
  },
  modules: { path: () => fixedPages.modules.de, wide: {}, narrow: modules },
}

/** Pressed in every run; of the others, one of two. */
const core = new Set(['Kalender', 'menu', 'Filter'])

for (const [name, { path, wide, narrow }] of Object.entries(pages)) {
  for (const [width, controls] of Object.entries({ wide, narrow })) {
    test.describe(`${name}, ${width}`, () => {
      // Everything but the browser's name, which a group may not choose.
      const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
      if (width === 'narrow') test.use(phone)

      const entries = Object.entries(controls)
      const chosen = oneOfTwo(entries)
      for (const entry of entries) {
        const [label, { press, effect }] = entry
        if (!core.has(label) && !chosen.includes(entry)) continue
        test(
          `pressed before any script: ${label}`,
          { tag: core.has(label) ? '@core' : [] },
          async ({ page, request }) => {
            await page.route(/^https:/, (route) => route.fulfill({ body: 'Player' }))
            await openBeforeHydration(page, await path(request))
            await press(page).click({ noWaitAfter: true })
            await effect(page)
          },
        )
      }
    })
  }
}

test('every scripted control on these pages is pressed above @core', async ({ request }) => {
  const known =
    /^(Cookie-Einstellungen|Kalender|Filter.*|Anhören .*|Von \w+ laden: .*|.*schließen|Eingabe löschen)$/
  for (const { path } of Object.values(pages)) {
    const html = await (await request.get(await path(request))).text()
    const scripted = [
      ...html.matchAll(
        /<button\b(?![^>]*popovertarget)(?=[^>]*type="button")([^>]*)>(.*?)<\/button>/gis,
      ),
    ]
    for (const [, attributes = '', content = ''] of scripted) {
      const name =
        /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replace(/<[^>]*>/g, '').trim()
      expect(name).toMatch(known)
    }
  }
})

test('a filter that is pressed twice before it opens stays open', async ({ browser }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  const page = await context.newPage()
  await openBeforeHydration(page, fixedPages.events.de)
  await button(/^Filter/)(page).dblclick({ noWaitAfter: true })
  await expect(page.getByRole('dialog', { name: 'Termine filtern' })).toBeVisible()
  await context.close()
})

test('a link and a form work before any script has loaded', async ({ page, request }) => {
  const event = await firstEventPath(request, 'de')
  await openBeforeHydration(page, fixedPages.events.de)
  await page.locator(`main a[href="${event}"]`).first().click({ noWaitAfter: true })
  await page.waitForURL(`**${event}`)
})

test('a search term typed before any script is searched for, suggested and cleared', async ({
  page,
}) => {
  await openBeforeHydration(page, '/de/search?q=hamlet')
  const field = page.getByRole('main').getByLabel('Suchbegriff')
  await field.fill('Hamle')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Hamlet')
  await page.getByRole('main').getByRole('button', { name: 'Eingabe löschen' }).click()
  await expect(field).toHaveValue('')
})

test('values and files entered before any script is loaded are sent', async ({ page, request }) => {
  await openBeforeHydration(page, await formPath(request, 'audition', 'de'))
  await page.getByLabel('Lebenslauf', { exact: false }).first().setInputFiles(pdf)
  await expect(page.getByRole('list', { name: 'Ihre Dateien' })).toContainText('Lebenslauf.pdf')
})

test('a form’s input before any script survives hydration, whatever the draft', async ({
  page,
  request,
}) => {
  const form = await formPath(request, 'feedback', 'de')
  await openBeforeHydration(page, form)
  await fillFeedback(page, 'Der Mond!')
  await page.locator('html[data-live]').waitFor()
  await page.getByLabel('Erzählen Sie').fill('Die Sterne!')
  await page.goto('about:blank')
  await openBeforeHydration(page, form)
  // In one step: `fill` selects and writes in two, and the draft may be restored in between.
  await page.getByLabel('Erzählen Sie').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Die Sonne!'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await page.locator('html[data-live]').waitFor()
  await expect(page.getByLabel('Erzählen Sie')).toHaveValue('Die Sonne!')
  await expect(page.getByRole('radio', { name: 'groß', exact: true })).toBeChecked()
})
