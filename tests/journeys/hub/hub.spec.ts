import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoA11yViolationsAnywhere } from '#support/appearances.ts'
import { withMissingPages, withWaitingEntries } from '#support/house/hub-fixtures.ts'
import { logIn } from '#support/house/log-in.ts'
import { withPlainAccount } from '#support/house/plain-account.ts'
import { waitForChange } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { isFull } from '#support/pairwise.ts'
import { stack } from '#support/stack.ts'

const boxOffice = { username: 'kassa', password: 'Parkett-Mitte-4' }
const admin = { username: 'leitung', password: 'Generalprobe-88' }
const paths = { de: '/de/cms-hub', en: '/en/cms-hub' } as const
const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
/** Opens what a summary with this text, which screen readers get whole, hides. */
const open = (within: Locator, text: string) =>
  within.locator('summary').filter({ hasText: text }).click()
const sections = (page: Page) => main(page).getByRole('heading', { level: 2 })

test('R-20, S-10 /cms-hub leads to the hub, which is for staff alone: guests get the log-in, visitors a 404, and each role its sections', async ({
  page,
}) => {
  const response = await page.goto('/cms-hub')
  await expect(page).toHaveURL(/\/de\/cms-hub$/)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await expect(headline(page)).toHaveText('Anmelden')
  await expect(page.locator('body')).not.toHaveAttribute('class', /page|non-cms/)
  await withPlainAccount(async (login) => {
    await logIn(page, login)
    expect((await page.goto(paths.de))?.status()).toBe(404)
    await page.goto('/en/user/profile')
    await main(page).getByRole('button', { name: 'Log out' }).click()
    await expect(main(page)).toContainText('You are logged out.')
  })
  await logIn(page, boxOffice)
  await page.goto(paths.en)
  await expect(headline(page)).toHaveText('Staff hub')
  await expect(sections(page)).toHaveText(['Website and shop', 'Sales'])
  await expect(main(page).getByRole('button', { name: 'Close the shop' })).toHaveCount(0)

  await page.goto('/en/user/profile')
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await logIn(page, admin)
  const account = page.getByRole('navigation', { name: 'Account and tickets' })
  await open(account, 'Account of Maria Steindl')
  await account.getByRole('link', { name: 'Staff hub' }).click()
  await expect(headline(page)).toHaveText('Staff hub')
  await withMissingPages('/en/season-1998', async () => {
    await page.goto(paths.en)
    await open(main(page), 'Figures as a table: Tickets per week')
    await open(main(page), 'Make a redirect for /en/season-1998')
    await main(page).getByLabel('New path for /en/season-1998').fill('nowhere')
    await main(page).getByRole('button', { name: 'Redirect', exact: true }).first().click()
    await expect(main(page).getByRole('alert')).toContainText('a path that begins with /')
    await expectNoA11yViolationsAnywhere(page)
    // In full every plot with its table, in both languages.
    for (const language of isFull ? (['de', 'en'] as const) : []) {
      await page.goto(paths[language])
      const tables = main(page).locator('figure summary')
      await expect(tables.first()).toBeVisible()
      for (const table of await tables.all()) await table.click()
      await expect(main(page).locator('figure details[open]')).toHaveCount(await tables.count())
      await expectNoA11yViolationsAnywhere(page)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S-10, X-12 an admin reads every section, closes the shop, redirects a missing page and reads entries of a form @core', async ({
    page,
    request,
  }) => {
    test.slow()
    await withMissingPages('/de/spielplan-1998', async () =>
      withWaitingEntries(async () => {
        await logIn(page, admin)
        await page.goto(paths.de)
        await expect(sections(page)).toHaveText([
          'Website und Shop',
          'Verkauf',
          'Wartet auf Veröffentlichung',
          'Formulare',
          'Fehlende Seiten',
          'Versionen',
          'Aktivitäten',
          'Suche',
          'Tote Links',
          'Mediathek der Redaktion',
          'Ladezeiten',
          'Konten und Anmeldungen',
          'Fehler',
        ])
        const header = page.getByRole('region', { name: 'Redaktion' })
        await expect(header.getByRole('link', { name: 'Mitarbeiterbereich' })).toBeVisible()
        await expect(section(page, 'Verkauf')).toContainText(/\d+ verkauft, \d+ in Warenkörben/)
        await open(section(page, 'Verkauf'), 'Zahlen als Tabelle')
        await expect(section(page, 'Verkauf').getByRole('row')).toHaveCount(13)

        await section(page, 'Website und Shop')
          .getByRole('button', { name: 'Shop schließen' })
          .click()
        await expect(main(page).getByRole('status')).toContainText('Umgeschaltet.')
        await expect(section(page, 'Website und Shop')).toContainText('Der Shop ist geschlossen.')
        await expect(async () => {
          expect(await (await request.get('/en')).text()).toContain('Webshop offline')
        }).toPass(waitForChange)
        await section(page, 'Website und Shop').getByRole('button', { name: 'Shop öffnen' }).click()
        await expect(section(page, 'Website und Shop')).toContainText('Der Shop verkauft Karten.')
        await expect(section(page, 'Aktivitäten')).toContainText('is_shop_online: on')

        const missing = section(page, 'Fehlende Seiten')
        await open(missing, 'Weiterleitung für /de/spielplan-1998 anlegen')
        const target = missing.getByLabel('Neuer Pfad für /de/spielplan-1998')
        await target.fill('/de/spielplan-1998')
        await missing.getByRole('button', { name: 'Weiterleiten' }).first().click()
        await expect(main(page).getByRole('alert')).toContainText(
          'Alter und neuer Pfad sind gleich.',
        )
        await expect(target).toHaveValue('/de/spielplan-1998')
        await target.fill('/de/programm')
        await missing.getByRole('button', { name: 'Weiterleiten' }).first().click()
        await expect(main(page).getByRole('status')).toContainText('Die Weiterleitung ist angelegt')
        await expect(missing).not.toContainText('/de/spielplan-1998')
        await expect(async () => {
          const moved = await request.get('/de/spielplan-1998', { maxRedirects: 0 })
          expect([moved.status(), moved.headers()['location']]).toEqual([301, '/de/programm'])
        }).toPass(waitForChange)

        const forms = section(page, 'Formulare')
        await expect(forms).toContainText('2 ungelesene Einträge')
        await forms.getByRole('button', { name: /^Als gelesen markieren/ }).click()
        await expect(forms).toContainText('Alle Einträge sind gelesen.')
      }),
    )
  })

  test('X-09 a form of another site changes nothing @core', async ({ request }) => {
    const url = '/de/cms-hub/aendern'
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const form = { intent: 'switch-shop', on: 'false' }
    expect((await request.post(url, { form, headers: foreign })).status()).toBe(403)
    const own = { origin: new URL(stack.siteUrl).origin, 'sec-fetch-site': 'same-origin' }
    const guest = await request.post(url, { form, headers: own, maxRedirects: 0 })
    expect(guest.headers()['location']).toBe('/de/cms-hub?notice=not-done')
  })
})
