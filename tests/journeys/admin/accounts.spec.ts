import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { addRow, removeRows } from '#support/house/admin-rows.ts'
import { logIn as logInOnSite } from '#support/house/log-in.ts'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { linkOf, readMail } from '#support/house/read-mail.ts'
import { withStaffAccount } from '#support/house/staff-account.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { watchPolicy } from './watch-policy.ts'

test.use({ locale: 'en-GB' })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const password = 'Seven-Goats-in-the-Prompters-Box'

async function logIn(page: Page, path: string, login: { username: string; password: string }) {
  await page.goto(path)
  await page.getByLabel('Username').fill(login.username)
  await page.getByLabel('Password').fill(login.password)
  await button(page, 'Sign in').click()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

async function expectNoViolations(page: Page): Promise<void> {
  await waitForIdle(page)
  await expectNoA11yViolations(page)
}

test('R-20, X-09 an administrator invites somebody, takes the role away in the middle of a form, and locks the account', ({
  page,
  browser,
}) =>
  withStaffAccount('admin', async (login) => {
    const violations = await watchPolicy(page)
    const surname = `Zwirner${Date.now()}`
    const email = `${surname.toLowerCase()}@example.org`
    await logIn(page, '/admin/accounts', login)
    await button(page, 'Invite').click()
    const dialog = page.getByRole('dialog')
    await button(page, 'Send the invitation').click()
    await expect(dialog.getByLabel('E-mail *')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('First name *').fill('Wanda')
    await dialog.getByLabel('Last name *').fill(surname)
    await dialog.getByLabel('E-mail *').fill(email)
    await choose(page, 'Role', 'Publisher')
    await expectNoViolations(page)
    await button(page, 'Send the invitation').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Account Wanda ${surname}`)
    await expect(main(page)).toContainText('invited, no password yet')

    const other = await browser.newContext({ locale: 'en-GB' })
    try {
      const guest = await other.newPage()
      await guest.goto(linkOf(await readMail(email)))
      await guest.getByRole('main').getByLabel('New password').fill(password)
      await guest.getByRole('main').getByRole('button', { name: 'Set password' }).click()
      await expect(guest.getByRole('main')).toContainText('Your new password is set')
      const tag = await addRow(page.request, 'tags', { name: { de: `Probe ${surname}` } })
      await guest.goto(`/admin/tags/${tag}`)
      const name = guest.getByLabel('Name (German)')
      await name.fill('What was typed')

      await page.reload()
      await expect(main(page)).toContainText('can log in')
      await expect(main(page)).toContainText('with a link')
      await expectNoViolations(page)
      await button(page, 'Take away the role Publisher').click()
      await expect(page.getByText('The role is no longer valid.')).toBeVisible()
      await button(guest, 'Save').click()
      await expect(guest.getByText('Only people who publish this part of the site')).toBeVisible()
      await expect(name).toHaveValue('What was typed')
      await removeRows(page.request, [['tags', tag]])

      await choose(page, 'New role', 'Box office')
      await button(page, 'Give the role').click()
      await expect(button(page, 'Take away the role Box office')).toBeVisible()
      await choose(page, 'New role', 'Editor')
      await choose(page, 'Where', 'History')
      await expectNoViolations(page)
      await button(page, 'Give the role').click()
      await expect(button(page, 'Take away the role Editor (drafts) for “History”')).toBeVisible()
      await expect(main(page)).toContainText('for “History” and the pages below it')
      await guest.goto('/admin')
      await expect(guest.getByRole('main').getByRole('link', { name: 'Orders' })).toBeVisible()
      await expect(guest.getByRole('main').getByRole('link', { name: 'Productions' })).toBeHidden()
      await guest.goto('/admin/accounts')
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Accounts of visitors')
      await expect(button(guest, 'Invite')).toBeHidden()

      await button(page, 'Lock the account').click()
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Lock the account' }).click()
      await expect(main(page)).toContainText('locked')
      await expect(main(page)).toContainText('Not logged in anywhere at present.')
      await logIn(guest, '/admin/accounts', { username: email, password })
      await expect(guest.getByText('This account is locked.')).toBeVisible()
    } finally {
      await other.close()
    }
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/admin/accounts?role=box_office')
    await expect(main(page).getByRole('link', { name: surname })).toBeVisible()
    const exported = main(page).getByRole('link', { name: 'Export as CSV' })
    const file = await page.request.get((await exported.getAttribute('href'))!)
    expect(await file.text()).toContain(`"Wanda ${surname}";"Box office, Editor (drafts)";"locked"`)
    await expectNoViolations(page)
    expect(violations()).toEqual([])
  }))

test('S-09 the box office adds a subscription to a series, and its holder sees seat and dates, at 320 px', ({
  page,
  browser,
}) =>
  withPlainAccount((visitor) =>
    withStaffAccount('box_office', async (login) => {
      await logIn(page, '/admin/accounts', login)
      await page.getByLabel('Name or e-mail').fill(visitor.username)
      await button(page, 'Search').click()
      await main(page).getByRole('link', { name: 'Beispiel' }).click()
      await button(page, 'Add a subscription').click()
      await choose(page, 'Series and season', 'Saturday Nights')
      const form = page.getByRole('form', { name: 'Add a subscription' })
      await form.getByLabel('Seat or category').fill('Parkett, Reihe 4, Platz 12')
      await expect(form.getByRole('checkbox', { checked: true }).first()).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Save').click()
      await expect(main(page).getByRole('listitem').first()).toContainText('Reihe 4, Platz 12')

      const phone = await browser.newContext({ viewport: { width: 320, height: 700 } })
      try {
        const own = await phone.newPage()
        await logInOnSite(own, visitor)
        await own.goto('/de/user/karten')
        const shown = own.getByRole('region', { name: 'Abonnements' }).getByRole('article')
        await expect(shown.getByRole('heading')).toContainText('Samstag-Abo')
        await expect(shown).toContainText('Parkett, Reihe 4, Platz 12')
        const entry = shown.getByRole('link', { name: /^In den Kalender: / }).first()
        const file = await own.request.get((await entry.getAttribute('href'))!)
        expect(await file.text()).toContain('BEGIN:VEVENT')
        await expectNoViolations(own)
        await page.getByRole('button', { name: /^Remove Saturday Nights / }).click()
        await expect(main(page)).toContainText('No subscription.')
        await own.reload()
        await expect(own.getByRole('region', { name: 'Abonnements' })).toHaveCount(0)
      } finally {
        await phone.close()
      }
    }),
  ))
