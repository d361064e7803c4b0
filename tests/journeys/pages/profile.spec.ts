import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { byTurns } from '#support/pairwise.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const visitor = { username: 'besucherin', password: 'Loge-links-7' }
const paths = { de: '/de/user/profile', en: '/en/user/profile' } as const
/** A name without log-in attempts: they are counted by name. */
const newName = () => `niemand-${randomUUID().slice(0, 8)}`
const main = (page: Page) => page.getByRole('main')

const de = {
  path: paths.de as string,
  logIn: 'Anmelden',
  logOut: 'Abmelden',
  username: 'Benutzername',
  password: 'Passwort',
  profile: 'Mein Profil',
  loggedOut: 'Sie sind abgemeldet.',
  wrong: 'Benutzername oder Passwort stimmt nicht.',
  noUsername: 'Bitte geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein.',
  noPassword: 'Bitte geben Sie Ihr Passwort ein.',
}
const en: typeof de = {
  path: paths.en,
  logIn: 'Log in',
  logOut: 'Log out',
  username: 'Username',
  password: 'Password',
  profile: 'My profile',
  loggedOut: 'You are logged out.',
  wrong: 'User name or password is wrong.',
  noUsername: 'Please enter your e-mail address or username.',
  noPassword: 'Please enter your password.',
}

/** Fills in the visible form and submits it; returns the site's response. */
async function send(page: Page, labels: typeof de, typed: { username: string; password: string }) {
  await main(page).getByLabel(labels.username).fill(typed.username)
  await main(page).getByLabel(labels.password).fill(typed.password)
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    main(page).getByRole('button', { name: labels.logIn, exact: true }).click(),
  ])
  return response
}

test('R-14 by keyboard a visitor logs in, sees the profile, and logs out @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Anmelden' }))
  await page.keyboard.press('Enter')
  await expect(headline(page)).toHaveText('Anmelden')
  const username = main(page).getByLabel('Benutzername')
  await expect(username).toHaveAttribute('autocomplete', 'username')
  const password = main(page).getByLabel('Passwort')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await tabTo(page, username)
  await page.keyboard.type(visitor.username)
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type(visitor.password)
  await page.keyboard.press('Enter')

  await expect(headline(page)).toHaveText('Mein Profil')
  await expect(page).toHaveURL(/\/de\/user\/profile$/)
  for (const labels of [
    'Franziska Moser',
    'besucherin',
    'besucherin@stadttheater-ennsfelden.example',
  ])
    await expect(main(page).getByRole('definition').filter({ hasText: labels })).not.toHaveCount(0)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Franziska Moser' }),
  ).toBeVisible()

  await tabTo(page, main(page).getByRole('button', { name: 'Abmelden' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toBeVisible()
  await expect(username).toBeVisible()
  await page.goBack()
  await expect(headline(page)).toHaveText('Anmelden')
  await expect(page.getByText('Franziska Moser')).toHaveCount(0)
})

for (const [turn, isScripted] of [true, false].entries()) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted })

    for (const labels of byTurns([de, en], turn)) {
      test(`R-14 at ${labels.path} an error is at its field, which has the focus, and no password comes back`, async ({
        page,
      }) => {
        await page.goto(labels.path)
        const username = main(page).getByLabel(labels.username)
        const password = main(page).getByLabel(labels.password)

        const name = newName()
        const wrong = await send(page, labels, { username: name, password: 'geraten' })
        expect([wrong.status(), wrong.headers()['cache-control']]).toEqual([
          422,
          'private, no-store',
        ])
        await expect(username).toBeFocused()
        await expect(username).toHaveAccessibleDescription(labels.wrong)
        await expect(page.getByRole('alert').filter({ hasText: labels.wrong })).toBeVisible()
        await expect(username).toHaveValue(name)
        await expect(password).toHaveValue('')
        expect(await page.content()).not.toContain('geraten')

        await send(page, labels, { username: '', password: '' })
        await expect(username).toBeFocused()
        await expect(username).toHaveAccessibleDescription(labels.noUsername)
        await expect(password).toHaveAccessibleDescription(labels.noPassword)

        await send(page, labels, { username: name, password: '' })
        await expect(password).toBeFocused()
        await expect(username).toHaveAccessibleDescription('')
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-14 a visitor logs in and out, and a GET of the forms’ targets does neither', async ({
    page,
  }) => {
    await page.goto(paths.en)
    await send(page, en, visitor)
    await expect(page).toHaveURL(/\/en\/user\/profile$/)
    await expect(headline(page)).toHaveText('My profile')
    await expect(main(page)).toContainText('Franziska Moser')
    await page.goto('/en/user/log-out')
    await expect(main(page)).toContainText('Franziska Moser')
    await page.goto(paths.de)
    await expect(main(page)).toContainText('Franziska Moser')
    await main(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(main(page)).toContainText('Sie sind abgemeldet.')
    await page.goto(paths.de)
    await expect(headline(page)).toHaveText('Anmelden')
  })
})

test('R-14 after too many attempts the visitor has to wait', async ({ page }) => {
  await page.goto(paths.de)
  const username = newName()
  const rateLimitAlert = page.getByRole('alert').filter({ hasText: 'Das waren zu viele Versuche.' })
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect(rateLimitAlert).toHaveCount(0)
    await send(page, de, { username, password: `Versuch ${tries}` })
  }
  await expect(rateLimitAlert).toBeVisible()
  await expect(rateLimitAlert).toBeFocused()
})

test('R-14 aliases of the profile redirect to it, and search engines do not index it', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/de/profil', paths.de],
    ['/en/profile-en', paths.en],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, to])
  }
  const html = await (await request.get(paths.de)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /de/user/')
})

test('X-09 a log-in or log-out form from another site is refused', async ({ request }) => {
  for (const path of ['/de/user/anmelden', '/en/user/log-in', '/de/user/abmelden']) {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const response = await request.post(path, { form: visitor, headers, maxRedirects: 0 })
    expect([path, response.status(), response.headers()['set-cookie']]).toEqual([
      path,
      403,
      undefined,
    ])
  }
})

test('R-14 form, errors and profile have no accessibility violation', async ({ page }) => {
  test.slow()
  await page.goto(paths.de)
  await expectNoA11yViolationsAnywhere(page)
  await send(page, de, { username: '', password: '' })
  await expect(page.getByRole('alert').filter({ hasText: de.noUsername })).toBeVisible()
  await expectNoA11yViolationsAnywhere(page)
  await send(page, de, visitor)
  await expect(headline(page)).toHaveText('Mein Profil')
  await expectNoA11yViolationsAnywhere(page)
})
