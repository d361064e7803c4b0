import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { findMail } from '#support/find-mail.ts'
import { holdSeats } from '#support/hold-seats.ts'
import { test } from '#support/journey.ts'
import { byTurns } from '#support/pairwise.ts'

const languages = {
  de: {
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    payment: /Theaterkassa/,
    order: 'Jetzt kostenpflichtig bestellen',
    pending: 'Bitte bestätigen Sie Ihre Bestellung',
    late: 'Diese Bestellung kann nicht mehr bestätigt werden. Bitte wählen Sie die Karten noch einmal.',
    done: 'Ihre Bestellung ist bestätigt.',
    tickets: 'Karten ansehen und drucken',
  },
  en: {
    name: 'First and last name',
    email: 'E-mail address',
    payment: /box office/,
    order: 'Order and pay',
    pending: 'Please confirm your order',
    late: 'This order cannot be confirmed any more. Please choose the tickets again.',
    done: 'Your order is confirmed.',
    tickets: 'View and print tickets',
  },
}

for (const [locale, texts] of byTurns(Object.entries(languages), 1)) {
  test(`B-11 a large unpaid order is confirmed by the link in its mail (${locale})`, async ({
    page,
    browser,
  }) => {
    const email = `${randomUUID()}@example.at`
    await holdSeats(page, 11)
    await page.goto(`/box-office/${locale}/`)
    await page.getByLabel(texts.name).fill('Anna Berger')
    await page.getByLabel(texts.email).fill(email)
    await page.getByRole('radio', { name: texts.payment }).check()
    await page.getByRole('button', { name: texts.order }).click()
    await expect(page.getByRole('status')).toContainText(texts.pending)
    await expect(page.getByRole('link', { name: texts.tickets })).toHaveCount(0)
    await expectNoA11yViolations(page)

    await expect.poll(() => findMail(email), { timeout: 20_000 }).toContain('/confirm/')
    const [link] = /https?:\S+\/confirm\/\S+/.exec(findMail(email)!)!
    // Mails are read in other programs and on other devices.
    const elsewhere = await browser.newPage()
    await elsewhere.goto(link.replace(/\/[^/]+\/$/, '/guessed/'))
    await expect(elsewhere.getByRole('status')).toContainText(texts.late)
    await expectNoA11yViolations(elsewhere)

    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('status')).toContainText(texts.done)
    await expect(elsewhere.getByRole('link', { name: texts.tickets })).toBeVisible()
    await expectNoA11yViolations(elsewhere)
    await elsewhere.close()
  })
}
