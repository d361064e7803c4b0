import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolationsAnywhere, widthAt } from '#support/appearances.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { headline, notice } from '#support/pages.ts'
import { linkOf, readMail } from '#support/house/read-mail.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'
import { sendUntilConfirmed } from '#support/house/send-until-confirmed.ts'

const main = (page: Page) => page.getByRole('main')
const newAddress = () => `anna-${randomUUID().slice(0, 8)}@example.org`
const password = 'Vier-zufaellige-Woerter-2026'

const texts = {
  de: {
    profile: '/de/user/profile',
    register: 'Konto anlegen',
    request: 'Ohne Passwort anmelden',
    email: 'E-Mail-Adresse',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    firstName: 'Vorname (nicht nötig)',
    sent: 'Wir haben Ihnen eine E-Mail geschickt.',
    confirm: 'Konto bestätigen',
    password: 'Passwort (nicht nötig)',
    added: 'Ihr Konto ist bestätigt, und Sie sind angemeldet.',
    logOut: 'Abmelden',
    logIn: 'Anmelden',
    sendLogIn: 'Link zum Anmelden',
    sendPassword: 'Link für ein neues Passwort',
    newPassword: 'Neues Passwort',
    setPassword: 'Passwort setzen',
    passwordSet: 'Ihr neues Passwort gilt. Alle anderen Browser sind abgemeldet.',
    expired:
      'Dieser Link ist abgelaufen oder wurde schon verwendet. Hier bekommen Sie einen neuen.',
    myProfile: 'Mein Profil',
    login: 'E-Mail-Adresse oder Benutzername',
  },
  en: {
    profile: '/en/user/profile',
    register: 'Create an account',
    request: 'Log in without a password',
    email: 'E-mail address',
    emailMissing: 'Please enter your e-mail address.',
    firstName: 'First name (optional)',
    sent: 'We have sent you an e-mail.',
    confirm: 'Confirm account',
    password: 'Password (optional)',
    added: 'Your account is confirmed, and you are logged in.',
    logOut: 'Log out',
    logIn: 'Log in',
    sendLogIn: 'Link to log in',
    sendPassword: 'Link for a new password',
    newPassword: 'New password',
    setPassword: 'Set password',
    passwordSet: 'Your new password is set. All other browsers are logged out.',
    expired: 'This link has expired or was used before. You can get a new one here.',
    myProfile: 'My profile',
    login: 'E-mail address or username',
  },
} as const

type Texts = (typeof texts)[keyof typeof texts]

async function register(page: Page, t: Texts, email: string): Promise<void> {
  await page.goto(t.profile)
  await main(page).getByRole('link', { name: t.register }).click()
  await expect(headline(page)).toHaveText(t.register)
  await main(page).getByLabel(t.email, { exact: true }).fill(email)
  await main(page).getByLabel(t.firstName).fill('Anna')
  await sendUntilConfirmed(page, {
    button: main(page).getByRole('button', { name: t.register }),
    confirmation: notice(page).filter({ hasText: t.sent }),
  })
}

async function requestLink(
  page: Page,
  t: Texts,
  { email, button }: Record<'email' | 'button', string>,
) {
  await page.goto(t.profile)
  await main(page).getByRole('link', { name: t.request }).click()
  await expect(headline(page)).toHaveText(t.request)
  await main(page).getByLabel(t.email, { exact: true }).fill(email)
  await sendUntilConfirmed(page, {
    button: main(page).getByRole('button', { name: button }),
    confirmation: notice(page).filter({ hasText: t.sent }),
  })
}

async function logOut(page: Page, t: Texts): Promise<void> {
  await main(page).getByRole('button', { name: t.logOut }).click()
  await expect(headline(page)).toHaveText(t.logIn)
}

for (const [locale, isScripted] of [
  ['de', true],
  ['en', false],
] as const) {
  test.describe(`${locale} ${isScripted ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: isScripted })
    const t = texts[locale]

    test(
      'S-08, R-14 an account is asked for, confirmed by mail, left and entered again by link, and its password is set anew',
      { tag: isScripted ? '@core' : [] },
      async ({ page }) => {
        test.slow()
        const email = newAddress()
        await register(page, t, email)
        const confirmation = linkOf(await readMail(email))
        await page.goto(confirmation)
        await expect(headline(page)).toHaveText(/Konto bestätigen|Confirm your account/)
        await expect(main(page)).toContainText(email)
        await main(page).getByLabel(t.password).fill('aaaaaaaaaaaaaaa')
        await main(page).getByRole('button', { name: t.confirm }).click()
        await expect(main(page).getByLabel(t.password)).toBeFocused()
        await expect(main(page).getByLabel(t.password)).toHaveAttribute('aria-invalid', 'true')
        if (isScripted) await expectNoA11yViolationsAnywhere(page)
        await main(page).getByLabel(t.password).fill('')
        await main(page).getByRole('button', { name: t.confirm }).click()
        await expect(notice(page)).toHaveText(t.added)
        await expect(main(page)).toContainText('Anna')
        await logOut(page, t)

        await page.goto(confirmation)
        await expect(main(page).getByRole('alert')).toHaveText(t.expired)

        await requestLink(page, t, { email, button: t.sendLogIn })
        await page.goto(linkOf(await readMail(email, { after: 1 })))
        await main(page).getByRole('button', { name: t.logIn, exact: true }).click()
        await expect(headline(page)).toHaveText(t.myProfile)
        await logOut(page, t)

        await requestLink(page, t, { email, button: t.sendPassword })
        await page.goto(linkOf(await readMail(email, { after: 2 })))
        await main(page).getByLabel(t.newPassword).fill(password)
        await main(page).getByRole('button', { name: t.setPassword }).click()
        await expect(notice(page)).toHaveText(t.passwordSet)
        await logOut(page, t)

        await main(page).getByLabel(t.login).fill(email)
        await main(page)
          .getByLabel(/^(Passwort|Password)$/)
          .fill(password)
        await main(page).getByRole('button', { name: t.logIn, exact: true }).click()
        await expect(headline(page)).toHaveText(t.myProfile)
      },
    )
  })
}

test('X-09 the site says the same to an address with and without an account, and only the mail differs', async ({
  page,
}) => {
  const t = texts.de
  const say = async (email: string) => {
    await requestLink(page, t, { email, button: t.sendLogIn })
    // React adds it.
    await expect(main(page).getByRole('button', { name: /Passkey/ })).toBeVisible()
    return { url: page.url(), text: await main(page).innerText() }
  }
  const unknown = newAddress()
  const existing = 'besucherin@stadttheater-ennsfelden.example'
  expect(await say(unknown)).toEqual(await say(existing))
  const [mailOfUnknown, mailOfExisting] = [await readMail(unknown), await readMail(existing)]
  expect(linkOf(mailOfUnknown)).toMatch(/\/de\/user\/konto-anlegen$/)
  expect(linkOf(mailOfExisting)).toMatch(/\/de\/user\/link\/[0-9a-f]{64}$/)
})

const cases = (['de', 'en'] as const).flatMap((locale, turn) =>
  widthAt(turn).map(({ width }) => ({ locale, width })),
)

for (const { locale, width } of cases) {
  const t = texts[locale]
  test(`S-08, X-12 in ${locale} at ${width} px the pages with a link are kept by nobody, and their forms are sent by keyboard and come back with their errors`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const response = await page.goto(`/${locale}/user/link/${'a'.repeat(64)}`)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(main(page).getByRole('alert')).toHaveText(t.expired)
    await expectNoA11yViolations(page)
    const email = main(page).getByLabel(t.email, { exact: true })
    await tabTo(page, main(page).getByRole('button', { name: t.sendLogIn }))
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(t.emailMissing)
    await expectNoA11yViolations(page)

    await page.goto(t.profile)
    await tabTo(page, main(page).getByRole('link', { name: t.register }))
    await page.keyboard.press('Enter')
    await expect(headline(page)).toHaveText(t.register)
    await expectNoA11yViolations(page)
    await tabTo(page, main(page).getByRole('button', { name: t.register }))
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await expectNoA11yViolations(page)

    await page.goto(t.profile)
    await tabTo(page, main(page).getByRole('button', { name: t.logIn, exact: true }))
    await page.keyboard.press('Enter')
    await expect(main(page).getByLabel(t.login)).toBeFocused()
    await expectNoA11yViolations(page)
  })
}
