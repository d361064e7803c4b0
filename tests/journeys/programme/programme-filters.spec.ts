import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { headline, recordProblems } from '#support/pages.ts'

const labels = {
  de: {
    path: '/de/programm',
    genre: 'Sparte',
    opera: 'Oper',
    calendar: 'Kalender',
    months: 'Monate',
    remove: 'Sparte: Oper entfernen',
    reset: 'Filter zurücksetzen',
    empty: 'Leider hat Ihre Auswahl kein Ergebnis gebracht.',
    emptyHint: 'Bitte löschen Sie einen der Filter oder versuchen Sie eine andere Kombination.',
    none: 'Derzeit sind leider keine Veranstaltungen angekündigt.',
    show: 'Termine anzeigen',
    modal: 'Termine filtern',
    count: /^\d+ Termine?$/,
    filters: ['Sparte', 'Veranstaltungsart', 'Ort', 'Reihe', 'Schlagwort', 'Kalender'],
  },
  en: {
    path: '/en/events',
    genre: 'Genre',
    opera: 'Opera',
    calendar: 'Calendar',
    months: 'Months',
    remove: 'Remove Genre: Opera',
    reset: 'Reset filters',
    empty: 'Unfortunately, your selection did not produce any result.',
    emptyHint: 'Please delete one of the filters or try a different combination.',
    none: 'Unfortunately, there are no upcoming events.',
    show: 'Show dates',
    modal: 'Filter the dates',
    count: /^\d+ dates?$/,
    filters: ['Genre', 'Exhibition Type', 'Location', 'Series', 'Tags', 'Calendar'],
  },
} as const

for (const language of byTurns(['de', 'en'] as const, 1)) {
  const word = labels[language]

  test(`P-02 P-03 P-04 in ${language} a filter changes the list in place, and its address opens the same view @core`, async ({
    page,
    baseURL,
  }) => {
    const problems = recordProblems(page, baseURL ?? '')
    const operations = watchOperations(page)
    await page.goto(word.path)
    await waitForIdle(page)
    expect(operations, 'the first view comes with the page').toEqual([])
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await titleOf(page, word.genre).click()
    const opera = option(page, word.opera)
    const promised = /\d+/.exec((await opera.textContent()) ?? '')?.[0] ?? ''
    await opera.click()
    await expect(page).toHaveURL(new RegExp(`${word.path}\\?genre=\\d+$`))
    await expect(count(page, word.count)).toHaveText(new RegExp(`^${promised} `))
    await expect(page.getByRole('article').first()).toContainText(word.opera)
    await expect(opera, 'the focus stays').toBeFocused()
    await expect(opera).toHaveAttribute('aria-current', 'true')
    expect(operations, 'one operation for the view').toEqual(['ChosenProgramme'])
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    const inPlace = await titles(page)

    await page.reload()
    await expect(page.getByRole('link', { name: word.remove })).toBeVisible()
    await expect(count(page, word.count)).toHaveText(new RegExp(`^${promised} `))
    expect(await titles(page)).toEqual(inPlace)

    await titleOf(page, word.genre).click()
    await option(page, word.opera).click()
    await expect(page).toHaveURL(new RegExp(`${word.path}$`))
    await expect(page.getByRole('link', { name: word.remove })).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test(`P-02 in ${language} the list is filtered by genre, type, room, series, tag and day @core`, async ({
    page,
  }) => {
    await page.goto(word.path)
    for (const name of word.filters) {
      const title = titleOf(page, name)
      await title.click()
      const options = title.locator('..')
      await expect(options.locator('a[href]').first()).toBeVisible()
      await title.click()
    }
  })

  test(`P-04 L-03 in ${language} the window’s title and the language switch follow the list`, async ({
    page,
  }) => {
    await page.goto(word.path)
    const plain = await page.title()
    const other = language === 'de' ? /English/ : /Deutsch/
    const month = page.getByRole('navigation', { name: word.months }).getByRole('link').nth(2)
    const name = /\p{L}+/u.exec(await month.innerText())?.[0] ?? ''
    await month.click()
    await expect(page).toHaveURL(/\?date=01-\d\d-\d{4}$/)
    await expect(page).toHaveTitle(new RegExp(`${name} \\d{4}`))
    const query = new URL(page.url()).search
    await page.goBack()
    await expect(page).toHaveTitle(plain)
    await page.goForward()
    await page.getByRole('link', { name: other }).first().click()
    await expect(page).toHaveURL((url) => url.pathname !== word.path && url.search === query)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`P-07 in ${language} a filter without results says so, and is reset @core`, async ({
    page,
  }) => {
    await page.goto(`${word.path}?room=999999&genre=1`)
    await expect(page.getByText(word.empty)).toBeVisible()
    await expect(page.getByText(word.emptyHint)).toBeVisible()
    await expectNoA11yViolations(page)
    const region = page.getByRole('region', { name: language === 'de' ? 'Termine' : 'Dates' })
    await region.getByRole('link', { name: word.reset }).click()
    await expect(page).toHaveURL(new RegExp(`${word.path}$`))
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test(`P-07 in ${language} a programme without any event says so, and offers no filters to delete`, async ({
    page,
  }) => {
    await page.goto(`${word.path}?tag=1`)
    await waitForIdle(page)
    await page.route(
      (url) => url.pathname === '/graphql',
      async (route) => {
        const response = await route.fetch()
        const json = (await response.json()) as { data?: { events?: { nodes: unknown[] } } }
        if (json.data?.events) json.data.events.nodes = []
        await route.fulfill({ response, json })
      },
    )
    await page.getByRole('link', { name: word.reset }).first().click()
    await expect(page).toHaveURL(new RegExp(`${word.path}$`))
    await expect(page.getByText(word.none)).toBeVisible()
    await expect(page.getByText(word.emptyHint)).toHaveCount(0)
  })

  test(`P-02 in ${language} at 320 px a modal has calendar and filters`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(word.path)
    const open = page.getByRole('button', { name: word.calendar, exact: true })
    await open.click()
    const modal = page.getByRole('dialog', { name: word.modal })
    await expect(modal.getByRole('grid')).toBeVisible()
    await expectNoA11yViolations(page)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY), 'the page behind stays').toBe(0)

    await modal.getByRole('button', { name: 'Filter', exact: true }).click()
    await modal
      .getByRole('link', { name: new RegExp(`^${word.opera}\\b`) })
      .first()
      .click()
    await expect(page).toHaveURL(/\?genre=\d+$/)
    await expect(modal.getByRole('link', { name: word.remove })).toBeVisible()
    await expectNoA11yViolations(page)
    await modal.getByRole('button', { name: word.show }).click()
    await expect(modal).toHaveCount(0)
    await expect(open, 'the focus returns').toBeFocused()
    await expect(page.getByRole('article').first()).toContainText(word.opera)

    await open.press('Enter')
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`P-02 in ${language}, ${colorScheme}, open filters and the calendar have no accessibility violation`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${word.path}?genre=1`)
      await titleOf(page, word.genre).click()
      await expectNoA11yViolations(page)
      await titleOf(page, word.calendar).click()
      await expect(page.getByRole('grid')).toBeVisible()
      await expectNoA11yViolations(page)
    })
  }
}

test('P-06 filtering resets the list and scrolls to its top; going back undoes one filter after the other', async ({
  page,
}) => {
  await page.goto('/de/programm')
  await titleOf(page, 'Sparte').click()
  await option(page, 'Oper').click()
  await expect(page).toHaveURL(/genre=\d+$/)
  await page.keyboard.press('Escape')
  await page.mouse.move(900, 600)
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('article').nth(19)).toBeAttached()
  const month = page.getByRole('navigation', { name: 'Monate' }).getByRole('link').last()
  await month.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/date=.*genre=/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\?genre=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/programm$/)
  await expect(page.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveCount(0)
})

test('P-05 an invalid value redirects to the plain list @core', async ({ page }) => {
  for (const query of ['room=abc', 'genre=1&date=31-02-2026', 'type=premiere']) {
    await page.goto(`/de/programm?${query}`)
    await expect(page).toHaveURL(/\/de\/programm$/)
    await expect(headline(page)).toHaveText('Spielplan')
  }
})

const titleOf = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: new RegExp(`^${name}`) })

const option = (page: Page, name: string) =>
  page
    .locator('details[open]')
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .first()

const count = (page: Page, labels: RegExp) =>
  page.getByRole('status').filter({ hasText: labels }).first()

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

function watchOperations(page: Page): string[] {
  const operations: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/graphql') operations.push(url.searchParams.get('operationName') ?? '')
  })
  return operations
}
