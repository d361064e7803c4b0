import { expect, type Page } from '@playwright/test'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { placeOrder } from '#support/house/placed-order.ts'
import { readMail } from '#support/house/read-mail.ts'
import { addSeatsForSale, countTakenPlaces } from '#support/house/seats-for-sale.ts'
import { withStaffAccount } from '#support/house/staff-account.ts'
import { test } from '#support/journey.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { watchPolicy } from './watch-policy.ts'

test.use({ locale: 'de-AT' })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

type Login = { username: string; password: string }

async function logIn(page: Page, path: string, { username, password }: Login): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(password)
  await button(page, 'Anmelden').click()
}

async function expectNoViolations(page: Page): Promise<void> {
  await waitForIdle(page)
  await expectNoA11yViolations(page)
}

test('R-20, X-12 the box office finds an order, mails it again, cancels it with a reason, and prints the list for the door', ({
  page,
}) =>
  withStaffAccount('box_office', async (login) => {
    const violations = await watchPolicy(page)
    const event = await addSeatsForSale(1, `orders-${crypto.randomUUID()}`)
    const surname = `Zwettler${Date.now()}`
    const needs = 'Rollstuhlplatz mit Begleitung'
    const order = await placeOrder(event, {
      name: `Ada ${surname}`,
      quantity: 2,
      accessNeeds: needs,
    })
    const other = await placeOrder(event, { name: 'Zita Abendroth', quantity: 1 })
    await logIn(page, '/admin/orders', login)
    await page.getByRole('menuitem', { name: 'Gutscheine' }).click()
    await page.getByRole('link', { name: 'Verlorenen Gutschein sperren' }).click()
    await expect(page.getByLabel('Code oder seine letzten vier Zeichen')).toBeVisible()
    await page.goto('/admin/orders')

    await page.getByLabel('Nummer, Name oder E-Mail').fill(surname.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('1 Bestellung', { exact: true })).toBeVisible()
    // Who is searched for is in no address, which logs would keep.
    expect(page.url()).not.toContain(surname.toLowerCase())
    await expectNoViolations(page)
    await main(page)
      .getByRole('link', { name: `Bestellung ${order.number}` })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${order.number}`)
    await expect(main(page)).toContainText(needs)
    await expect(main(page)).toContainText(/Saal, Reihe 1, Platz \d+, Vollpreis/)
    await expect(main(page)).toContainText('40 €')
    await expectNoViolations(page)
    await button(page, 'Karten noch einmal mailen').click()
    await expect(page.getByText('Die E-Mail ist unterwegs.')).toBeVisible()
    expect((await readMail(order.email, { after: 1 })).text).toContain('Das sind Ihre Karten')

    await main(page).getByRole('link', { name: 'Einlassliste' }).click()
    const rows = main(page).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText('Zita Abendroth')
    await expect(rows.nth(2)).toContainText(needs)
    await expect(main(page)).toContainText('1 Bestellung mit Vorbereitungen')
    await button(page, 'Platz').click()
    const isInOrder = async () => {
      const seats = await rows.getByText(/Saal, Reihe 1, Platz/).allTextContents()
      const numbers = seats.map((seat) => Number(/Platz (\d+)/.exec(seat)![1]))
      return numbers.join() === numbers.toSorted((one, two) => one - two).join()
    }
    await expect.poll(isInOrder).toBe(true)
    await expectNoViolations(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button(page, 'Drucken')).toBeHidden()
    await expect(main(page).getByText(`Bestellung ${other.number}`)).toBeVisible()
    await page.emulateMedia({ media: null })

    await page.goto(`/admin/orders/${order.number}`)
    await button(page, 'Bestellung stornieren').click()
    const dialog = page.getByRole('dialog')
    const cancel = dialog.getByRole('button', { name: 'Bestellung stornieren' })
    await expect(cancel).toBeDisabled()
    const reason = 'Der Orchestergraben steht unter Wasser.'
    await dialog.getByLabel('Grund, wie ihn die E-Mail nennt').fill(reason)
    await expectNoViolations(page)
    await cancel.click()
    await expect(main(page).getByText(reason)).toBeVisible()
    await expect(button(page, 'Karten noch einmal mailen')).toBeHidden()
    expect((await countTakenPlaces(event.id)).sold).toBe(1)
    const mail = await readMail(order.email, { after: 2 })
    expect(mail.text).toContain(reason)
    await page.getByLabel('Wie und wann wurde zurückgezahlt?').fill('Bar an der Kassa')
    await button(page, 'Rückzahlung notieren').click()
    await expect(main(page).getByText('Bar an der Kassa')).toBeVisible()

    await page.setViewportSize({ width: 320, height: 700 })
    // The menu that was beside the page would be over it.
    await page.goto(`/admin/orders?event=${event.id}&state=open`)
    await expect(main(page).getByText('1 Bestellung', { exact: true })).toBeVisible()
    await expectNoViolations(page)
    const exported = await page.request.get(
      (await main(page).getByRole('link', { name: 'Als CSV exportieren' }).getAttribute('href'))!,
    )
    expect(await exported.text()).toContain(`"${other.number}";"offen";"Zita Abendroth"`)
    expect(violations()).toEqual([])
  }))
