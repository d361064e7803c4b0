import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { linkOf, readMail } from '#support/house/read-mail.ts'
import { test } from '#support/journey.ts'
import { firstEventPath, headline, notice } from '#support/pages.ts'
import { byTurns } from '#support/pairwise.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'
import { sendUntilConfirmed } from '#support/house/send-until-confirmed.ts'
import { unsubscribeAsStaff } from './unsubscribe-as-staff.ts'

const main = (page: Page) => page.getByRole('main')
const newAddress = () => `leserin-${randomUUID().slice(0, 8)}@example.org`

const texts = {
  de: {
    form: 'Newsletter',
    privacy: /Newsletter bekommen/,
    send: 'Absenden',
    sent: 'Wir haben Ihnen eine E-Mail geschickt.',
    confirm: 'Newsletter bestätigen',
    confirmed: 'Newsletter bestellt',
    end: 'Newsletter abbestellen',
    ended: 'Newsletter abbestellt',
    expired: 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  },
  en: {
    form: 'Newsletter',
    privacy: /get the newsletter/,
    send: 'Send',
    sent: 'We have sent you an e-mail.',
    confirm: 'Confirm the newsletter',
    confirmed: 'Newsletter ordered',
    end: 'Unsubscribe from the newsletter',
    ended: 'Newsletter ended',
    expired: 'This link has expired or was used before.',
  },
} as const

type Texts = (typeof texts)[keyof typeof texts]

/** Orders the newsletter by the form that the footer leads to. */
async function order(page: Page, locale: 'de' | 'en', email: string): Promise<void> {
  const t = texts[locale]
  await page.clock.install()
  await page.goto(`/${locale}`)
  await page.getByRole('contentinfo').getByRole('link', { name: t.form }).click()
  await expect(page).toHaveURL(/\/forms\/newsletter\/\d+$/)
  const fields = main(page).getByLabel(/mail/i).and(page.locator('[type="email"]'))
  await fields.nth(0).fill(email)
  await fields.nth(1).fill(email)
  await main(page).getByLabel(t.privacy).check()
  // Who sends a form at once is taken for a program.
  await page.clock.fastForward('00:05')
  await main(page).getByRole('button', { name: t.send }).click()
  await expect(main(page)).toContainText(t.sent)
}

/** Follows the link of a mail and presses its button. */
async function useLink(page: Page, link: string, { button }: { button: string }): Promise<void> {
  await page.goto(new URL(link).pathname)
  await expect(headline(page)).toHaveText(button)
  await main(page).getByRole('button', { name: button }).click()
}

async function subscribe(page: Page, t: Texts, email: string): Promise<string> {
  const confirmation = linkOf(await readMail(email))
  await useLink(page, confirmation, { button: t.confirm })
  await expect(headline(page)).toHaveText(t.confirmed)
  return confirmation
}

// English without JavaScript, below.
for (const locale of byTurns(['de', 'en'] as const, 0)) {
  test(`L-07 in ${locale} the newsletter is ordered by the form, confirmed by a link, and ended by another one @core`, async ({
    page,
  }) => {
    test.slow()
    const t = texts[locale]
    const email = newAddress()
    await order(page, locale, email)
    const confirmation = await subscribe(page, t, email)
    await page.goto(new URL(confirmation).pathname)
    await expect(main(page)).toContainText(t.expired)

    const welcome = await readMail(email, { after: 1 })
    const end = linkOf(welcome)
    await useLink(page, end, { button: t.end })
    await expect(headline(page)).toHaveText(t.ended)
    await page.goto(new URL(end).pathname)
    await expect(main(page)).toContainText(t.expired)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('L-07 a link is used without JavaScript, and a mail program ends the newsletter by one request', async ({
    page,
    request,
  }) => {
    const email = newAddress()
    await order(page, 'en', email)
    await subscribe(page, texts.en, email)
    const end = linkOf(await readMail(email, { after: 1 }))
    const use = `${new URL(end).pathname}/use`
    const foreign = await request.post(use, { form: {} })
    expect(foreign.status()).toBe(403)
    // Opening the address ends nothing: programs open links too.
    await page.goto(use)
    await expect(headline(page)).toHaveText(texts.en.end)
    const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }
    expect((await request.post(use, oneClick)).status()).toBe(200)
    await page.goto(new URL(end).pathname)
    await expect(main(page)).toContainText(texts.en.expired)
    // A repetition does no harm.
    expect((await request.post(use, oneClick)).status()).toBe(200)
  })
})

/** Registers without a password. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto('/de/user/konto-anlegen')
  await main(page).getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  const button = main(page).getByRole('button', { name: 'Konto anlegen' })
  await sendUntilConfirmed(page, { button, confirmation: notice(page) })
  await page.goto(new URL(linkOf(await readMail(email))).pathname)
  await main(page).getByRole('button', { name: 'Konto bestätigen' }).click()
  await expect(headline(page)).toHaveText('Mein Profil')
}

test('L-07 S-09 R-20 the settings show whether the newsletter comes, and that a member of staff has ended it', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newAddress()
  await register(page, email)
  await page.goto('/de/user/settings')
  const section = main(page).getByRole('region', { name: 'Newsletter' })
  await expect(section).toContainText('Derzeit bekommen Sie den Newsletter nicht.')
  await tabTo(page, section.getByRole('button', { name: 'Newsletter bestellen' }))
  await page.keyboard.press('Enter')
  await expect(notice(page)).toContainText('Der Newsletter ist bestellt.')
  await expect(section).toContainText(`Unser Newsletter kommt an ${email}.`)

  await unsubscribeAsStaff(browser, email)
  await page.goto('/de/user/settings')
  await expect(section).toContainText('Derzeit bekommen Sie den Newsletter nicht.')
})

test('S-09 L-03 by keyboard favourites come as messages and as a private calendar, whose address is renewed and ended', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await register(page, newAddress())
  await page.goto(await firstEventPath(request, 'de'))
  const title = (await headline(page).textContent())!.trim()
  await Promise.all([
    page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
    main(page)
      .getByRole('button', { name: /^Merken: / })
      .click(),
  ])
  await page.goto('/de/merkliste')
  const press = async (name: string) => {
    await tabTo(page, main(page).getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const status = notice(page)
  await press('Nachrichten einschalten')
  await expect(status).toHaveText('Nachrichten zur Merkliste sind eingeschaltet.')
  await press('Nachrichten ausschalten')
  await expect(status).toHaveText('Nachrichten zur Merkliste sind ausgeschaltet.')

  await press('Kalender anlegen')
  const address = main(page).getByLabel('Adresse des Kalenders')
  const first = new URL(await address.inputValue()).pathname
  // A calendar program has no session.
  const calendar = await request.get(first, { headers: { cookie: '' } })
  expect(calendar.status()).toBe(200)
  expect(calendar.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/calendar; charset=utf-8',
  })
  const lines = (await calendar.text()).replaceAll('\r\n ', '')
  expect(lines.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(lines).toContain(title.split(',')[0]!.slice(0, 20))

  await press('Neue Adresse')
  await expect(status).toHaveText('Ihr Kalender hat eine neue Adresse.')
  const second = new URL(await address.inputValue()).pathname
  expect(second).not.toBe(first)
  expect((await request.get(first)).status()).toBe(404)
  await press('Kalender beenden')
  await expect(status).toHaveText('Ihr Kalender ist beendet, die Adresse gilt nicht mehr.')
  expect((await request.get(second)).status()).toBe(404)
})

test('X-12 the pages about mailings have no accessibility violations', async ({ page }) => {
  test.setTimeout(300_000)
  const email = newAddress()
  await order(page, 'de', email)
  const link = new URL(linkOf(await readMail(email))).pathname
  await register(page, newAddress())
  await page.goto('/de/merkliste')
  await main(page).getByRole('button', { name: 'Kalender anlegen' }).click()
  await expect(notice(page)).toBeVisible()
  const paths = [
    link,
    link.replace('/de/', '/en/'),
    `/en/user/mailings/${'0'.repeat(64)}`,
    `${link}?outcome=newsletter-ended`,
    '/de/merkliste',
    '/en/favourites',
    '/de/user/settings',
    '/en/user/settings',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(headline(page)).toBeVisible()
    await expectNoA11yViolationsAnywhere(page)
  }
})
