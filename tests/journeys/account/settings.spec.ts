import { expect, type Browser, type Page } from '@playwright/test'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { logIn } from '#support/house/log-in.ts'
import { test } from '#support/journey.ts'
import { headline, notice } from '#support/pages.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const main = (page: Page) => page.getByRole('main')
const paths = { de: '/de/user/settings', en: '/en/user/settings' } as const
const newPassword = 'Vier-zufaellige-Woerter-2026'

type Login = { username: string; password: string }

/** Another browser in which the account is logged in. */
async function elsewhere(browser: Browser, login: Login): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, login)
  return page
}

const sessionsOn = (page: Page) =>
  page.locator('section[aria-labelledby="sessions"]').getByRole('listitem')

async function change(page: Page, current: string, wanted: string) {
  await main(page).getByLabel('Current password').fill(current)
  await main(page).getByLabel('New password').fill(wanted)
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
    main(page).getByRole('button', { name: 'Change password' }).click(),
  ])
  return response
}

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted })

    test('R-15, S-08 a session elsewhere is listed and ended, and the log-out everywhere ends all', async ({
      page,
      browser,
    }) => {
      await withPlainAccount(async (login) => {
        const [second, third] = [await elsewhere(browser, login), await elsewhere(browser, login)]
        await logIn(page, login)
        await main(page).getByRole('link', { name: 'Settings' }).click()
        await expect(headline(page)).toHaveText('Settings')
        const sessions = sessionsOn(page)
        await expect(sessions).toHaveCount(3)
        await expect(sessions.first()).toContainText('This browser')
        await expect(sessions.first().getByRole('button')).toHaveCount(0)
        await sessions
          .nth(1)
          .getByRole('button', { name: /^Log out: / })
          .click()
        await expect(notice(page)).toHaveText('That browser is logged out.')
        await expect(sessions).toHaveCount(2)
        await third.goto(paths.en)
        await expect(headline(third)).toHaveText('Log in')

        await main(page).getByRole('button', { name: 'Log out everywhere' }).click()
        await expect(main(page)).toContainText('You are logged out.')
        await second.goto(paths.en)
        await expect(headline(second)).toHaveText('Log in')
        await page.goBack()
        await expect(headline(page)).toHaveText('Log in')
        await expect(main(page)).not.toContainText('This browser')
        await Promise.all([second, third].map((one) => one.context().close()))
      })
    })

    test(
      'R-15 the password is changed with the current one, errors are at their fields, and other sessions end',
      { tag: isScripted ? '@core' : [] },
      async ({ page, browser }) => {
        await withPlainAccount(async (login) => {
          const other = await elsewhere(browser, login)
          await logIn(page, login)
          const response = await page.goto(paths.en)
          expect(response?.headers()['cache-control']).toBe('private, no-store')
          const current = main(page).getByLabel('Current password')
          const wanted = main(page).getByLabel('New password')
          expect((await change(page, 'geraten-und-falsch', newPassword)).status()).toBe(422)
          await expect(current).toBeFocused()
          await expect(current).toHaveAccessibleDescription('The current password is wrong.')
          await expect(current).toHaveValue('')
          expect(await page.content()).not.toContain('geraten')
          expect((await change(page, login.password, 'kurz')).status()).toBe(422)
          await expect(wanted).toBeFocused()
          await expect(wanted).toHaveAttribute('aria-invalid', 'true')
          await change(page, '', newPassword)
          await expect(current).toHaveAccessibleDescription('Please enter your password.')

          await change(page, login.password, newPassword)
          await expect(notice(page)).toContainText('Your password is changed.')
          await expect(sessionsOn(page)).toHaveCount(1)
          await other.goto(paths.en)
          await expect(headline(other)).toHaveText('Log in')
          await logIn(other, { ...login, password: newPassword })
          await other.context().close()
        })
      },
    )
  })
}

test('R-15 both addresses lead to the settings, and a guest finds the log-in', async ({ page }) => {
  await page.goto('/de/einstellungen')
  await expect(page).toHaveURL(/\/de\/user\/settings$/)
  await expect(headline(page)).toHaveText('Anmelden')
  await page.goto('/en/settings')
  await expect(page).toHaveURL(/\/en\/user\/settings$/)
})

test('X-09 a form of another site changes no settings', async ({ request }) => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const form = { intent: 'log-out-everywhere' }
  const response = await request.post('/de/user/settings/aendern', { form, headers })
  expect(response.status()).toBe(403)
})

test('R-15 by keyboard the settings are reached and left, without an accessibility violation in any state', async ({
  page,
}) => {
  test.slow()
  await withPlainAccount(async (login) => {
    await logIn(page, login)
    await page.goto(paths.de)
    await expectNoA11yViolationsAnywhere(page)
    await page.goto(paths.en)
    await change(page, '', 'kurz')
    await expectNoA11yViolationsAnywhere(page)
    await page.goto(paths.de)
    await tabTo(page, main(page).getByRole('button', { name: 'Überall abmelden' }))
    await page.keyboard.press('Enter')
    await expect(main(page)).toContainText('Sie sind abgemeldet.')
  })
})
