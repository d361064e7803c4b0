import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`B-10 B-12 L-20 from the region’s first page to the printed ticket, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      page,
    }) => {
      await page.goto('/de')
      await page
        .getByRole('combobox', { name: 'Wo', exact: true })
        .selectOption({ label: 'Sensenwerk, Hammerau an der Enns' })
      await page.getByRole('button', { name: 'Veranstaltungen finden' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veranstaltungen')
      await ticketLink(page).click()
      const boxOffice = page.frameLocator('iframe')
      await boxOffice.getByRole('spinbutton').first().fill('2')
      await boxOffice.getByRole('button', { name: 'Plätze reservieren' }).click()
      await boxOffice.getByLabel('Vor- und Nachname').fill('Franziska Moser')
      await boxOffice.getByLabel('E-Mail-Adresse').fill('f.moser@example.at')
      await boxOffice.getByLabel(/Überweisung/).check()
      await boxOffice.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
      const thanks = boxOffice.getByText('Vielen Dank für Ihre Bestellung!')
      await expect(thanks).toBeVisible()
      // The button was far below; what follows is shown from its beginning.
      if (javaScriptEnabled) await expect(thanks).toBeInViewport()
      const tickets = boxOffice.getByRole('link', { name: 'Karten ansehen und drucken' })
      await page.goto((await tickets.getAttribute('href'))!)
      await expect(page.getByText('Sensenwerk').first()).toBeVisible()
      if (javaScriptEnabled) await expectNoA11yViolations(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(page.getByText('Sensenwerk').first()).toBeVisible()
    })
  })
}

/** That of an event of another day: today's may begin at any moment. */
const ticketLink = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /^Karten für / })
    .last()
