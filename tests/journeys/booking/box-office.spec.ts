import { expect, type FrameLocator, type Page } from '@playwright/test'
import { cookiesOf, holdSeats } from '#support/hold-seats.ts'
import { inLightAndDark, widthAt } from '#support/appearances.ts'
import { test } from '#support/journey.ts'
import { bookableLink, widgetLabels } from '#support/booking-widget.ts'
import { tabTo } from '#support/accessibility/tab-to.ts'

const boxOffice = (page: Page) => page.frameLocator('iframe')

test('B-12 R-19 every address of the webshop shows header and webshop, in the visitor’s language @core', async ({
  page,
}) => {
  for (const path of [
    '/webshop',
    '/eventim.webshop',
    '/test.webshop',
    '/testshop',
    '/eventim-template',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(boxOffice(page).getByRole('heading', { level: 1 })).toHaveText('Karten kaufen')
  }
  await page.getByRole('navigation', { name: 'Sprache' }).getByText('EN').click()
  await expect(page).toHaveURL(/\/webshop$/)
  await expect(boxOffice(page).getByRole('heading', { level: 1 })).toHaveText('Buy tickets')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('R-21 links in the webshop open pages of the site @core', async ({ page }) => {
  await page.goto('/webshop')
  await boxOffice(page).getByRole('link', { name: 'Zum Spielplan' }).click()
  await expect(page).toHaveURL(/\/de\/programm$/)
})

test('B-12 messages of other origins are ignored', async ({ page }) => {
  await holdSeats(page, 1)
  await page.goto('/webshop')
  await expect(
    boxOffice(page).getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }),
  ).toBeVisible()
  await expect.poll(async () => (await cookiesOf(page))['cartAmount']).toBe('1')
  await page.evaluate(() =>
    postMessage({ source: 'foyer-webshop', type: 'cart', amount: 0 }, location.origin),
  )
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)))
  expect((await cookiesOf(page))['cartAmount']).toBe('1')
})

test('B-01 B-08 B-12 two adjacent seats are bought by keyboard alone, from the home page to the printed ticket @core', async ({
  page,
  request,
}) => {
  const labels = widgetLabels.de
  await page.goto('/de')
  await tabTo(page, await bookableLink(page.getByRole('main'), request))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: labels.more }).first())
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: labels.add }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: labels.held(2) })).toBeFocused()
  await tabTo(page, dialog.getByRole('link', { name: 'Zum Warenkorb' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/de\/warenkorb$/)
  expect((await cookiesOf(page))['cartAmount']).toBe('2')
  await tabTo(page, page.getByRole('link', { name: 'Zur Kassa' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/webshop$/)

  const frame = boxOffice(page)
  await expect(frame.getByRole('listitem').filter({ hasText: 'Platz' })).toHaveCount(2)
  await tabTo(page, frame.getByLabel('Vor- und Nachname'))
  await page.keyboard.type('Franziska Moser')
  await page.keyboard.press('Tab')
  await page.keyboard.type('f.moser@example.at')
  await page.keyboard.press('Tab')
  await expect(frame.getByLabel('Was wir für Sie vorbereiten')).toBeFocused()
  await page.keyboard.press('Tab')
  await choose(page, frame, /Probezahlung/)
  await tabTo(page, frame.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }))
  await page.keyboard.press('Enter')

  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Probezahlung')
  await expect.poll(async () => (await cookiesOf(page))['cartAmount']).toBeUndefined()
  await tabTo(page, frame.getByRole('button', { name: /bezahlen$/ }))
  await page.keyboard.press('Enter')
  await expect(frame.getByText('Vielen Dank für Ihre Bestellung!')).toBeVisible()
  await tabTo(page, frame.getByRole('link', { name: 'Karten ansehen und drucken' }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/box-office\/de\/orders\/[\w-]{43}\/tickets\/$/)
  const printed = page.getByRole('article')
  await expect(printed).toHaveCount(2)
  await expect(printed.locator('.poster img')).toHaveCount(2)
  for (const address of await printed.locator('.address').all())
    await expect(address).toHaveText(/^\p{L}.+, \d{4} \p{L}+/u)
  await expect(printed.locator('.address')).toHaveCount(2)
  const seats = await printed.locator('.seat').allTextContents()
  const numbers = seats.map((seat) => Number(/Platz\s+(\d+)/.exec(seat)?.[1]))
  expect(Math.abs(numbers[0]! - numbers[1]!)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /QR-Code/ })).toHaveCount(2)
  await expect(page.getByRole('banner')).toBeHidden()
})

test('B-12 on a roll of 80 mm each ticket is one sheet', async ({ page }) => {
  await holdSeats(page, 2)
  await page.goto('/box-office/de/')
  await page.getByLabel('Vor- und Nachname').fill('Anna Berger')
  await page.getByLabel('E-Mail-Adresse').fill('a.berger@example.at')
  await page.getByLabel(/Überweisung/).check()
  await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
  await page.getByRole('link', { name: 'Karten ansehen und drucken' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const roll = await page.pdf({ width: '80mm', height: '200mm' })
  expect(roll.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('an invalid order is rejected with a message at the field, and the input stays @core', async ({
  page,
}) => {
  await holdSeats(page, 1)
  await page.goto('/box-office/en/')
  await page.getByLabel('First and last name').fill('Anna Berger')
  await page.getByRole('button', { name: 'Order and pay' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid e-mail address.')
  await expect(page.getByLabel('First and last name')).toHaveValue('Anna Berger')
  await page.getByLabel('E-mail address').fill('anna@example.at')
  await page.getByLabel('Cash or card at the box office').check()
  await page.getByRole('button', { name: 'Order and pay' }).click()
  await expect(page.getByText('Thank you for your order!')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('This order is cancelled.')).toBeVisible()
})

test('B-12 what was typed at the checkout survives a reload and the choice of another language, and is forgotten with the order', async ({
  page,
}) => {
  await holdSeats(page, 1)
  await page.goto('/box-office/de/')
  await page.getByLabel('Vor- und Nachname').fill('Anna Berger')
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.at')
  await page.getByLabel('Überweisung').check()
  await page.reload()
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Anna Berger')
  await page.getByRole('navigation').getByRole('link', { name: /^EN/ }).click()
  await expect(page.getByLabel('First and last name')).toHaveValue('Anna Berger')
  await expect(page.getByLabel('E-mail address')).toHaveValue('anna@example.at')
  await expect(page.getByLabel('Bank transfer')).toBeChecked()
  await page.getByRole('button', { name: 'Order and pay' }).click()
  await expect(page.getByText('Thank you for your order!')).toBeVisible()
  await holdSeats(page, 1)
  await page.goto('/box-office/en/')
  await expect(page.getByLabel('First and last name')).toHaveValue('')
})

test('B-08 B-12 after a payment that failed the order is offered again, and the header counts what is in the cart', async ({
  page,
}) => {
  await holdSeats(page, 2)
  await page.goto('/webshop')
  const frame = boxOffice(page)
  await expect.poll(async () => (await cookiesOf(page))['cartAmount']).toBe('2')
  await expect(page.getByRole('banner').getByText('2 Karten').first()).toBeAttached()
  await frame.getByLabel('Vor- und Nachname').fill('Anna Berger')
  await frame.getByLabel('E-Mail-Adresse').fill('anna@example.at')
  await frame.getByLabel(/Probezahlung/).check()
  await frame.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
  await expect.poll(async () => (await cookiesOf(page))['cartAmount']).toBeUndefined()
  await expect(page.getByRole('banner').getByText('2 Karten')).toHaveCount(0)
  await frame.getByRole('button', { name: 'Zahlung abbrechen' }).click()
  await expect(frame.getByRole('alert')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Bestellung stornieren' })).toBeVisible()
  await page.goto('/webshop')
  await frame.getByRole('link', { name: 'Bezahlen, Zahlungsart ändern oder stornieren' }).click()
  await frame.getByRole('link', { name: /Jetzt bezahlen/ }).click()
  await frame.getByRole('button', { name: /bezahlen$/ }).click()
  await expect(frame.getByText('Vielen Dank für Ihre Bestellung!')).toBeVisible()
  await page.goto('/webshop')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    frame.getByRole('link', { name: 'Bezahlen, Zahlungsart ändern oder stornieren' }),
  ).toHaveCount(0)
})

for (const { width, turn } of widthAt(1)) {
  test(`B-12 no state of the box office has an accessibility violation at ${width} px, in light and dark by turns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const expectNoA11yViolations = inLightAndDark(page, { turn })
    await page.goto('/webshop')
    await expect(boxOffice(page).getByText('Ihr Warenkorb ist leer.')).toBeVisible()
    await expectNoA11yViolations()
    await holdSeats(page, 1)
    await page.goto('/box-office/de/')
    await expectNoA11yViolations()
    await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoA11yViolations()
    await page.getByLabel('Vor- und Nachname').fill('Anna Berger')
    await page.getByLabel('E-Mail-Adresse').fill('anna@example.at')
    await page.getByLabel('Überweisung').check()
    await page.getByRole('button', { name: 'Jetzt kostenpflichtig bestellen' }).click()
    await expect(page.getByText('Vielen Dank für Ihre Bestellung!')).toBeVisible()
    await expect(page.getByRole('img', { name: /Banking-App/ })).toBeVisible()
    await expectNoA11yViolations()
    await page.getByRole('link', { name: 'Karten ansehen und drucken' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectNoA11yViolations()
    await page.goto('/box-office/de/orders/none/')
    await expectNoA11yViolations()
  })
}

/** Moves through the choices with the arrow keys. */
async function choose(page: Page, frame: FrameLocator, name: RegExp) {
  const wanted = frame.getByLabel(name)
  for (let presses = 0; presses < 5; presses += 1) {
    if (await wanted.isChecked()) return
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
}
