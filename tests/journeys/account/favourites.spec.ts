import { expect, type Page } from '@playwright/test'
import { withOwnEvent } from '#support/house/own-event.ts'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { detailPages, firstEventPath, headline } from '#support/pages.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const paths = { de: '/de/merkliste', en: '/en/favourites' } as const
const main = (page: Page) => page.getByRole('main')
const heart = (page: Page) =>
  main(page).getByRole('button', { name: /^(Merken|Add to favourites): / })
const titles = (page: Page) => main(page).getByRole('heading', { level: 3 })
const removes = (page: Page) => main(page).getByRole('button', { name: /^(Entfernen|Remove): / })

/** Presses the heart of the page and waits until the site has stored it. */
async function press(page: Page): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
    heart(page).click(),
  ])
  expect(response.status()).toBe(200)
}

async function logIn(page: Page, login: { username: string; password: string }): Promise<void> {
  await page.goto('/de/user/profile')
  await main(page).getByLabel('Benutzername').fill(login.username)
  await main(page).getByLabel('Passwort').fill(login.password)
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(headline(page)).toHaveText('Mein Profil')
}

test('L-03, S-09 by keyboard a guest marks an event, a production, a person and an article, and finds them from the header @core', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  const pages = [
    await firstEventPath(request, 'de'),
    await detailPages['productions-slug-id'](request, 'de'),
    await detailPages['team-slug-id'](request, 'de'),
    await firstArticlePath(),
  ]
  for (const path of pages) {
    const response = await page.goto(path)
    // Pages stay the same for all visitors.
    expect(response?.headers()['set-cookie']).toBeUndefined()
    await tabTo(page, heart(page))
    const stored = page.waitForResponse((candidate) => candidate.request().method() === 'POST')
    await page.keyboard.press('Enter')
    expect((await stored).status()).toBe(200)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).click()
  await expect(page).toHaveURL(/\/de\/merkliste$/)
  await expect(headline(page)).toHaveText('Merkliste')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Termine',
    'Produktionen',
    'Menschen',
    'Artikel',
  ])
  await expect(titles(page)).toHaveCount(4)

  await page.goto(pages[0]!)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await press(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.goto(paths.en)
  await expect(titles(page)).toHaveCount(3)

  async function firstArticlePath() {
    const html = await (await request.get('/de/mediathek-de')).text()
    return /href="(\/de\/mediathek-de\/[a-z0-9-]+\/\d+)"/.exec(html)![1]!
  }
})

test('S-09 favourites of the browser move to the account at the log-in, are gone after the log-out, and back after the next', async ({
  page,
  request,
}) => {
  const [first, second] = [
    await firstEventPath(request, 'de'),
    await detailPages['productions-slug-id'](request, 'de'),
  ]
  await withPlainAccount(async (login) => {
    await page.goto(first)
    await press(page)
    await logIn(page, login)
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('favourites')
    await page.goto(second)
    await press(page)
    const response = await page.goto(paths.de)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(titles(page)).toHaveCount(2)

    await page.goto('/de/user/profile')
    await main(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(main(page)).toContainText('Sie sind abgemeldet.')
    await page.goto(paths.de)
    await expect(main(page)).toContainText('Noch nichts gemerkt.')

    await logIn(page, login)
    await page.goto(paths.de)
    await expect(titles(page)).toHaveCount(2)
  })
})

test('S-09 what is deleted leaves the favourites without a trace', async ({ page }) => {
  await withOwnEvent({ day: '2031-03-04', time: '19:30' }, async ({ path }) => {
    await page.goto(path.de)
    await press(page)
    await page.goto(paths.de)
    await expect(titles(page)).toHaveText(['Fundevogel'])
  })
  await page.goto(paths.de)
  await expect(main(page)).toContainText('Noch nichts gemerkt.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S-09 a guest adds and removes an event', async ({ page, request }) => {
    await page.goto(await firstEventPath(request, 'en'))
    await heart(page).click()
    await expect(page).toHaveURL(/\/en\/favourites\?notice=added$/)
    await expect(
      page.getByRole('status').filter({ hasText: 'Added to your favourites.' }),
    ).toBeVisible()
    await expect(titles(page)).toHaveCount(1)
    await page.goto(paths.en)
    await removes(page).click()
    await expect(main(page)).toContainText('Removed from your favourites.')
    await expect(main(page)).toContainText('There are no favourites yet.')
    await page.goto('/en/favourites/change')
    await expect(page).toHaveURL(/\/en\/favourites$/)
  })
})

test('X-09 a form of another site changes no favourites, and nonsense in form and cookie is ignored', async ({
  request,
}) => {
  const url = '/de/merkliste/aendern'
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const refused = await request.post(url, { form: { add: 'e1' }, headers: foreign })
  expect([refused.status(), refused.headers()['set-cookie']]).toEqual([403, undefined])
  const own = { 'sec-fetch-site': 'same-origin', accept: 'application/json' }
  for (const add of ['e0', 'x1', '', 'e1.e2', `e${'9'.repeat(20)}`]) {
    expect((await request.post(url, { form: { add }, headers: own })).status()).toBe(400)
  }
  const cookie = `favourites=e7.<script>.p.t-1.a5.e7;${'x'.repeat(3000)}=1`
  const list = await request.get(url, { headers: { ...own, cookie } })
  expect(await list.json()).toEqual(['e7', 'a5'])
})

test('S-09 the favourites have no accessibility violation', async ({ page, request }) => {
  test.slow()
  await page.goto(paths.en)
  await expectNoA11yViolationsAnywhere(page)
  await page.goto(await firstEventPath(request, 'de'))
  await press(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expectNoA11yViolationsAnywhere(page)
  await page.goto(await detailPages['team-slug-id'](request, 'de'))
  await press(page)
  await page.goto(await detailPages['productions-slug-id'](request, 'de'))
  await press(page)
  await page.goto(`${paths.de}?notice=added`)
  await expectNoA11yViolationsAnywhere(page)
})
