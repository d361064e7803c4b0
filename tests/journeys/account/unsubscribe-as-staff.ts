import { type Browser, expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { withStaffAccount } from '#support/house/staff-account.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'

/** Ends the newsletter in the admin site, on a phone, for somebody who has asked the theatre for it. */
export async function unsubscribeAsStaff(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 320, height: 700 },
  })
  try {
    await withStaffAccount('publisher', async (login) => {
      const page = await context.newPage()
      const main = page.getByRole('main')
      await page.goto('/admin/newsletter')
      await page.getByLabel('Username').fill(login.username)
      await page.getByLabel('Password').fill(login.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await main.getByRole('searchbox', { name: 'E-mail' }).fill(email)
      await main.getByRole('button', { name: 'Search' }).click()
      await expect(main.getByText('1 address', { exact: true })).toBeVisible()
      await expect(main.getByRole('listitem')).toContainText(`${email}confirmed on `)
      await expectNoA11yViolations(page)
      await main.getByRole('button', { name: `Unsubscribe: ${email}` }).click()
      const dialog = page.getByRole('dialog', { name: `Unsubscribe ${email} from the newsletter?` })
      await expect(dialog).toBeVisible()
      await waitForIdle(page)
      await expectNoA11yViolations(page)
      await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByText(`${email} is unsubscribed.`)).toBeVisible()
      await expect(main.getByText('0 addresses', { exact: true })).toBeVisible()
    })
  } finally {
    await context.close()
  }
}
