import { expect, type Page } from '@playwright/test'
import { headline } from '#support/pages.ts'

/** Logs in with a password on the English page of the profile. */
export async function logIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const main = page.getByRole('main')
  await page.goto('/en/user/profile')
  await main.getByLabel('Username').fill(username)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(headline(page)).toHaveText('My profile')
}
