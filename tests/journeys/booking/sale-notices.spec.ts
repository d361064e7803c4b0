import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { findEventOf } from '#support/pages.ts'

for (const [status, offer, button] of [
  ['waiting_list', /^Auf die (?:Warteliste|Liste)/, 'Eintragen'],
  ['advance_sale', /^(?:Erinnern|Zum Verkaufsstart erinnern)/, 'Erinnerung anfordern'],
] as const) {
  test(
    `B-10 P-13 on a date that is ${status} a visitor leaves an address and is told that a mail will come`,
    { tag: status === 'waiting_list' ? '@core' : [] },
    async ({ page, request }) => {
      const { path } = await findEventOf(request, status)
      await page.goto(path)
      const facts = page.getByRole('complementary', { name: 'Termin und Karten' })
      await facts.getByRole('link', { name: offer }).click()
      await expect(page).toHaveURL(/\/webshop\/event\/\d+$/)
      const boxOffice = page.frameLocator('iframe')
      await boxOffice.getByLabel(/^E-Mail/).fill('liesl.moser@example.at')
      await boxOffice.getByRole('button', { name: button, exact: true }).click()
      await expect(boxOffice.getByText('Sie sind eingetragen.')).toBeVisible()
    },
  )
}
