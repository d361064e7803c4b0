import { expect, type Page } from '@playwright/test'
import { freePort } from '#ports/free-port.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { test } from '#support/journey.ts'
import { openOutsideWebshop } from '#support/processes/outside-webshop.ts'
import { ownProcess } from '#support/processes/own-process.ts'
import { stack } from '#support/stack.ts'

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

test('B-10 B-12 L-20 with a webshop elsewhere, every link to tickets leads there, in the visitor’s language', async ({
  page,
  baseURL,
}) => {
  const webshop = await openOutsideWebshop()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = ownProcess({
    program: 'web/server/main.ts',
    port,
    env: {
      SITE_VARIANT: 'region',
      MESH_URL: stack.meshUrl,
      BACKEND_URL: stack.backendUrl,
      SITE_URL: url,
      WEB_PORT: String(port),
      WEB_ADMIN_PORT: String(await freePort()),
      CHANGES_SECRET: 'not-used-in-this-journey',
      WEBSHOP_URL: webshop.address,
    },
  })
  try {
    await site.start()
    for (const [list, language] of [
      ['/de/programm', 'de'],
      ['/en/events', 'en'],
    ] as const) {
      await page.goto(`${url}${list}`)
      await ticketLink(page).waitFor()
      const links = await page
        .locator('main a[data-ticket-link]')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      // Addresses of the webshop's page come from the origin, which knows the public site.
      expect(links.filter((link) => !link.startsWith(`${baseURL}/webshop/event/`))).toEqual([])
      const { pathname } = new URL(links.at(-1)!)
      await page.goto(`${url}${pathname}`, { referer: `${url}${list}` })
      const inFrame = page.frameLocator('iframe').getByRole('heading', { level: 1 })
      await expect(inFrame).toHaveText(`${pathname.replace('/webshop', `/shop/${language}`)}/`)
    }
  } finally {
    await site.kill()
    await webshop.close()
  }
})

/** That of an event of another day: today's may begin at any moment. */
const ticketLink = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /^(Karten für|Tickets for) / })
    .last()
