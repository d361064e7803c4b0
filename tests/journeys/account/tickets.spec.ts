import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { holdSeats } from '#support/hold-seats.ts'
import { test } from '#support/journey.ts'
import { headline, notice } from '#support/pages.ts'
import { linkOf, readMail } from '#support/house/read-mail.ts'
import { sendUntilConfirmed } from '#support/house/send-until-confirmed.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'

const main = (page: Page) => page.getByRole('main')

const texts = {
  de: {
    buy: 'Jetzt kostenpflichtig bestellen',
    register: '/de/user/konto-anlegen',
    email: 'E-Mail-Adresse',
    registerButton: 'Konto anlegen',
    confirm: 'Konto bestätigen',
    tickets: 'Meine Karten',
    path: '/de/user/karten',
    coming: 'Kommende Termine',
    pdf: /^Karten als PDF: /,
    calendar: /^In den Kalender: /,
    invoice: /^Rechnung der Bestellung \d+ als PDF$/,
    reservation: 'Aktuelle Reservierung',
    toCart: 'Zum Warenkorb →',
    change: /^Bestellung ansehen: /,
    cancel: 'Bestellung stornieren',
    canceled: 'Storniert',
    noneComing: 'Für kommende Termine haben Sie noch keine Karten.',
    logOut: 'Abmelden',
    logIn: 'Anmelden',
  },
  en: {
    buy: 'Order and pay',
    register: '/en/user/create-account',
    email: 'E-mail address',
    registerButton: 'Create an account',
    confirm: 'Confirm account',
    tickets: 'My tickets',
    path: '/en/user/tickets',
    coming: 'Coming events',
    pdf: /^Tickets as PDF: /,
    calendar: /^Add to calendar: /,
    invoice: /^Invoice of order \d+ as PDF$/,
    reservation: 'Current reservation',
    toCart: 'To the cart →',
    change: /^View the order: /,
    cancel: 'Cancel the order',
    canceled: 'Cancelled',
    noneComing: 'You have no tickets for coming events yet.',
    logOut: 'Log out',
    logIn: 'Log in',
  },
} as const

type Texts = (typeof texts)[keyof typeof texts]

/** Buys two seats as a guest, on the pages of the box office. */
async function buyAsGuest(page: Page, locale: 'de' | 'en', email: string): Promise<void> {
  await holdSeats(page)
  await page.goto(`/box-office/${locale}/`)
  await page.locator('input[name="name"]').fill('Anna Berger')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="payment_method"][value="box_office"]').check()
  await page.getByRole('button', { name: texts[locale].buy }).click()
  await expect(page).toHaveURL(/\/orders\//)
}

/** Registers with the link of a mail. `after`: how many mails the address had before. */
async function enter(page: Page, t: Texts, { email, after }: { email: string; after: number }) {
  await page.goto(t.register)
  await main(page).getByLabel(t.email, { exact: true }).fill(email)
  const button = main(page).getByRole('button', { name: t.registerButton })
  await sendUntilConfirmed(page, { button, confirmation: notice(page) })
  await page.goto(linkOf(await readMail(email, { after })))
  await main(page).getByRole('button', { name: t.confirm }).click()
  await expect(main(page).getByRole('link', { name: t.tickets })).toBeVisible()
}

for (const [locale, isScripted] of [
  ['de', true],
  ['en', false],
] as const) {
  test.describe(`${locale} ${isScripted ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: isScripted })
    const t = texts[locale]

    test('S-09 an order made as a guest joins the account with its tickets, calendar entry and cancellation', async ({
      page,
    }) => {
      test.slow()
      const email = `gast-${randomUUID().slice(0, 8)}@example.org`
      await buyAsGuest(page, locale, email)
      await enter(page, t, { email, after: 1 })
      await main(page).getByRole('link', { name: t.tickets }).click()
      await expect(headline(page)).toHaveText(t.tickets)
      const coming = main(page).getByRole('region', { name: t.coming })
      await expect(coming.getByRole('article')).toHaveCount(1)

      const pdf = coming.getByRole('link', { name: t.pdf })
      const file = await page.request.get((await pdf.getAttribute('href'))!)
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      const entry = await page.request.get(
        (await coming.getByRole('link', { name: t.calendar }).getAttribute('href'))!,
      )
      expect(await entry.text()).toContain('BEGIN:VEVENT')

      const invoice = main(page).getByRole('link', { name: t.invoice })
      const paper = await page.request.get((await invoice.getAttribute('href'))!)
      expect(paper.headers()['content-type']).toBe('application/pdf')

      // What the cart holds is here too, until it is over.
      const reservation = main(page).getByRole('region', { name: t.reservation })
      await expect(reservation).toHaveCount(0)
      await holdSeats(page)
      await page.reload()
      await expect(reservation.getByRole('listitem')).toHaveCount(2)
      await expect(reservation.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
      await expect(reservation.getByRole('link', { name: t.toCart })).toBeVisible()
      const check = async (width: number) => {
        if (!isScripted) return
        await page.setViewportSize({ width, height: 720 })
        await waitForIdle(page)
        await expectNoA11yViolations(page)
      }
      await check(320)

      await coming.getByRole('link', { name: t.change }).click()
      await page.getByRole('button', { name: t.cancel }).click()
      await expect(page).toHaveURL(/\/orders\//)
      const response = await page.goto(t.path)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await expect(coming).toContainText(t.noneComing)
      await expect(main(page)).toContainText(t.canceled)
      await check(1280)
    })
  })
}

test('S-09 nobody sees the tickets of somebody else: not without a log-in, and not after the log-out @core', async ({
  page,
}) => {
  const t = texts.de
  await page.goto(t.path)
  await expect(headline(page)).toHaveText(t.logIn)
  const email = `gast-${randomUUID().slice(0, 8)}@example.org`
  await buyAsGuest(page, 'de', email)
  await enter(page, t, { email, after: 1 })
  await page.goto(t.path)
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await page.goto('/de/user/profile')
  await main(page).getByRole('button', { name: t.logOut }).click()
  await expect(headline(page)).toHaveText(t.logIn)
  // Neither is a page of before shown again by the button that goes back.
  for (const path of ['/de/user/profile', t.path]) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(headline(page)).toHaveText(t.logIn)
    await expect(main(page)).not.toContainText(email)
    await expect(main(page).getByRole('article')).toHaveCount(0)
  }
  await enter(page, t, { email: `andere-${randomUUID().slice(0, 8)}@example.org`, after: 0 })
  await page.goto(t.path)
  await expect(main(page).getByRole('article')).toHaveCount(0)
})
