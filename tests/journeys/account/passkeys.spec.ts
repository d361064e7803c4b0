import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { logIn } from '#support/house/log-in.ts'
import { test } from '#support/journey.ts'
import { headline, notice } from '#support/pages.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const main = (page: Page) => page.getByRole('main')
const passkeys = (page: Page) => main(page).getByRole('region', { name: 'Passkeys' })
const status = (page: Page, text: string) =>
  expect(notice(page).filter({ hasText: text })).toBeVisible()

/** A telephone that asks for nothing: it has been unlocked already. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

const setUnlocked = (
  { client, authenticatorId }: { client: CDPSession; authenticatorId: string },
  isUserVerified: boolean,
) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

async function logOut(page: Page) {
  await page.goto('/en/user/profile')
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await expect(headline(page)).toHaveText('Log in')
}

test('R-14 R-15 a passkey is added, logs in without a password, and is removed', async ({
  page,
}) => {
  await withPlainAccount(async (login) => {
    const device = await addDevice(page)
    await logIn(page, login)
    await page.goto('/en/user/settings')
    await expect(passkeys(page)).toContainText('You have no passkey yet.')
    await passkeys(page).getByLabel('Name').fill('My phone')

    await setUnlocked(device, false)
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    await status(page, 'It was cancelled. Nothing has happened.')
    await setUnlocked(device, true)
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    await status(page, 'The passkey has been added.')
    await expect(passkeys(page).getByRole('listitem')).toHaveText(/^My phone.*never used/)
    // Whoever has stolen the password changes nothing here.
    await expect(passkeys(page).getByRole('button')).toHaveCount(0)
    await expect(passkeys(page)).toContainText('when you have logged in with one of them')
    await expectNoA11yViolations(page)

    await logOut(page)
    await setUnlocked(device, false)
    await main(page).getByRole('button', { name: 'Log in with a passkey' }).click()
    await status(page, 'It was cancelled. Nothing has happened.')
    await setUnlocked(device, true)
    await tabTo(page, main(page).getByRole('button', { name: 'Log in with a passkey' }))
    await page.keyboard.press('Enter')
    await expect(headline(page)).toHaveText('My profile')
    await expect(main(page)).toContainText(login.username)

    await page.goto('/en/user/settings')
    await expect(main(page)).toContainText('with a passkey')
    await passkeys(page).getByLabel('Name').fill('The same phone')
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click()
    await status(page, 'There is already a passkey for your account on this device.')
    await passkeys(page).getByRole('button', { name: 'Remove passkey “My phone”' }).click()
    await status(page, 'The passkey has been removed.')
    await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)

    await logOut(page)
    await main(page).getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(main(page).getByRole('alert')).toHaveText(
      'This passkey was not accepted. Please try again.',
    )
  })
})

test('R-15 the passkeys in German, narrow and wide, without an accessibility violation', async ({
  page,
}) => {
  await withPlainAccount(async (login) => {
    await addDevice(page)
    await logIn(page, login)
    await page.goto('/de/user/settings')
    await passkeys(page).getByLabel('Name').fill('Mein Telefon')
    await passkeys(page).getByRole('button', { name: 'Passkey anlegen' }).click()
    await status(page, 'Der Passkey ist angelegt.')
    for (const width of [320, 1536]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoA11yViolations(page)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R-15 nobody is offered a passkey that cannot be made @core', async ({ page }) => {
    await withPlainAccount(async (login) => {
      await page.goto('/en/user/profile')
      await expect(main(page).getByRole('button', { name: /passkey/i })).toHaveCount(0)
      await logIn(page, login)
      await page.goto('/en/user/settings')
      await expect(passkeys(page)).toContainText('This browser cannot add a passkey.')
      await expect(passkeys(page).getByRole('button')).toHaveCount(0)
    })
  })
})
