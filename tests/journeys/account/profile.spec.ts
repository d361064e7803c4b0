import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { linkOf, readMail } from '#support/house/read-mail.ts'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { logIn } from '#support/house/log-in.ts'
import { test } from '#support/journey.ts'
import { headline, notice } from '#support/pages.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const main = (page: Page) => page.getByRole('main')
const newAddress = () => `neu-${randomUUID().slice(0, 8)}@example.org`

const texts = {
  de: {
    settings: '/de/user/settings',
    details: 'Ihre Angaben',
    firstName: 'Vorname',
    needs: 'Was wir für Sie vorbereiten',
    language: 'Sprache unserer E-Mails',
    save: 'Angaben speichern',
    saved: 'Ihre Angaben sind gespeichert.',
    stale: 'Ihre Angaben wurden inzwischen in einem anderen Fenster gespeichert.',
    email: 'E-Mail-Adresse',
    newEmail: 'Neue E-Mail-Adresse',
    password: 'Ihr Passwort',
    send: 'Link an die neue Adresse',
    sent: 'Wir haben Ihnen eine E-Mail geschickt.',
    missing: 'Bitte geben Sie Ihr Passwort ein.',
    wrong: 'Dieses Passwort stimmt nicht.',
    confirm: 'Adresse bestätigen',
    confirmed: 'Ihre neue E-Mail-Adresse gilt.',
    data: /^Meine Daten als /,
    delete: 'Konto löschen',
    deleteNow: 'Konto endgültig löschen',
    deleted: 'Ihr Konto ist gelöscht. Wir haben Ihnen eine letzte E-Mail geschickt.',
    logIn: 'Anmelden',
  },
  en: {
    settings: '/en/user/settings',
    details: 'Your details',
    firstName: 'First name',
    needs: 'What we prepare for you',
    language: 'Language of our e-mails',
    save: 'Save details',
    saved: 'Your details are saved.',
    stale: 'Your details were saved in another window in the meantime.',
    email: 'E-mail address',
    newEmail: 'New e-mail address',
    password: 'Your password',
    send: 'Link to the new address',
    sent: 'We have sent you an e-mail.',
    missing: 'Please enter your password.',
    wrong: 'This password is wrong.',
    confirm: 'Confirm address',
    confirmed: 'Your new e-mail address is set.',
    data: /^My data as /,
    delete: 'Delete account',
    deleteNow: 'Delete the account for good',
    deleted: 'Your account is deleted. We have sent you a last e-mail.',
    logIn: 'Log in',
  },
} as const

for (const [locale, isScripted] of [
  ['de', true],
  ['en', false],
] as const) {
  test.describe(`${locale} ${isScripted ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: isScripted })
    const t = texts[locale]

    test(
      'R-14, R-15 details are saved, the address is changed by a link, and the account is deleted',
      { tag: isScripted ? '@core' : [] },
      async ({ page }) => {
        test.slow()
        await withPlainAccount(async (login) => {
          await logIn(page, login)
          await page.goto(t.settings)
          const details = main(page).getByRole('form', { name: t.details })
          const window = await page.context().newPage()
          await window.goto(t.settings)
          await details.getByLabel(t.firstName).fill('Nora')
          await details.getByLabel(t.needs).fill('Rollstuhl, eine Begleitung')
          await details.getByLabel(t.language).selectOption('en')
          await details.getByRole('button', { name: t.save }).click()
          await expect(notice(page)).toHaveText(t.saved)
          await expect(details.getByLabel(t.firstName)).toHaveValue('Nora')
          await expect(details.getByLabel(t.needs)).toHaveValue('Rollstuhl, eine Begleitung')
          await expect(details.getByLabel(t.language)).toHaveValue('en')

          // A window that was opened before is told so, keeps what is typed, and saves it when it is sent again.
          const older = main(window).getByRole('form', { name: t.details })
          await older.getByLabel(t.firstName).fill('Eleonora')
          await older.getByLabel(t.needs).fill('Rollstuhl, eine Begleitung')
          await older.getByRole('button', { name: t.save }).click()
          await expect(older.getByRole('alert').first()).toContainText(t.stale)
          await expect(older.getByLabel(t.firstName)).toHaveValue('Eleonora')
          await expect(older.getByLabel(t.firstName)).toHaveAccessibleDescription(/Nora/)
          await older.getByLabel(t.language).selectOption('en')
          await older.getByRole('button', { name: t.save }).click()
          await expect(notice(window)).toHaveText(t.saved)
          await window.close()

          const address = newAddress()
          const email = main(page).getByRole('form', { name: t.email, exact: true })
          await email.getByLabel(t.newEmail).fill(address)
          await email.getByRole('button', { name: t.send }).click()
          await expect(email.getByLabel(t.password)).toBeFocused()
          await expect(email.getByLabel(t.password)).toHaveAccessibleDescription(
            new RegExp(t.missing.replaceAll('.', String.raw`\.`)),
          )
          await expect(email.getByLabel(t.newEmail)).toHaveValue(address)
          await email.getByLabel(t.password).fill(login.password)
          await email.getByRole('button', { name: t.send }).click()
          await expect(notice(page)).toContainText(t.sent)
          await page.goto(linkOf(await readMail(address)))
          await main(page).getByRole('button', { name: t.confirm }).click()
          await expect(notice(page)).toHaveText(t.confirmed)
          await expect(main(page)).toContainText(address)

          await page.goto(t.settings)
          const files = main(page).getByRole('link', { name: t.data })
          await expect(files).toHaveCount(2)
          for (const [index, type] of ['application/pdf', 'application/json'].entries()) {
            const path = (await files.nth(index).getAttribute('href'))!
            const file = await page.request.get(path)
            expect(file.headers()['content-type']).toContain(type)
            expect(file.headers()['cache-control']).toBe('private, no-store')
            if (index === 1) expect((await file.json()).account).toMatchObject({ email: address })
          }
          const deletion = main(page).getByRole('form', { name: t.delete })
          await deletion.getByLabel(t.password).fill('geraten-und-falsch')
          await deletion.getByRole('button', { name: t.deleteNow }).click()
          await expect(deletion.getByLabel(t.password)).toHaveAccessibleDescription(
            new RegExp(t.wrong),
          )
          await expect(deletion.getByLabel(t.password)).toHaveValue('')
          await deletion.getByLabel(t.password).fill(login.password)
          await deletion.getByRole('button', { name: t.deleteNow }).click()
          await expect(main(page)).toContainText(t.deleted)
          await expect(headline(page)).toHaveText(t.logIn)
          expect((await readMail(address, { after: 1 })).subject).toMatch(/deleted/)
          await page.goto(t.settings)
          await expect(headline(page)).toHaveText(t.logIn)
        })
      },
    )
  })
}

test('R-15 by keyboard the details are saved, and rejected forms have no accessibility violation', async ({
  page,
}) => {
  test.slow()
  await withPlainAccount(async (login) => {
    await logIn(page, login)
    for (const t of [texts.de, texts.en]) {
      await page.goto(t.settings)
      await tabTo(page, main(page).getByRole('button', { name: t.save }))
      await page.keyboard.press('Enter')
      await expect(notice(page)).toHaveText(t.saved)
      await tabTo(page, main(page).getByRole('button', { name: t.deleteNow }))
      await page.keyboard.press('Enter')
      const password = main(page).getByRole('form', { name: t.delete }).getByLabel(t.password)
      await expect(password).toBeFocused()
      await expectNoA11yViolationsAnywhere(page)
    }
  })
})
