import { expect, type Page } from '@playwright/test'
import { withWelcome } from '#support/house/cms-page.ts'
import { waitForChange, withAlert } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { fixedPages } from '#support/pages.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const welcome = 'Die neue Saison ist im Verkauf.'

/** The parts of the frame in the order of the document. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const parts = {
      'skip links': 'body > nav[aria-label="Sprunglinks"]',
      'cookie manager': '[data-consent-banner]',
      'top alert': '[data-alert]',
      header: 'body > header',
      'page header': 'nav[aria-label="Sie sind hier"]',
      main: 'main',
      footer: 'body > footer',
      'info layer': 'aside[popover]',
      'sticky navigation': 'nav[aria-label="Schnellzugriff"]',
    }
    const found = Object.entries(parts).flatMap(([name, selector]) => {
      const element = document.querySelector(selector)
      return element ? [{ name, element }] : []
    })
    return found
      .toSorted(({ element }, other) =>
        element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      )
      .map(({ name }) => name)
  })

test('L-01 the parts of the layout follow each other from top to bottom @core', async ({
  page,
}) => {
  for (const path of [fixedPages.visit.de, fixedPages.events.de]) {
    await page.goto(path)
    await expect(page.locator('[data-consent-banner]')).toBeVisible()
    expect(await partsOf(page), path).toEqual([
      'skip links',
      'cookie manager',
      'header',
      'page header',
      'main',
      'footer',
      'sticky navigation',
    ])
  }
})

test('L-01 on pages of the magazine its headline begins the main part', async ({ page }) => {
  for (const path of ['/de/mediathek-de', '/de/mediathek-de/tags']) {
    await page.goto(path)
    const first = page.getByRole('main').locator('h1, h2, h3, article').first()
    expect(await first.evaluate(({ tagName }) => tagName), path).toBe('H1')
  }
})

test('L-01 L-11 L-13 the alert comes before the header, the info layer after the footer', async ({
  page,
}) => {
  await withAlert(() =>
    withWelcome(welcome, async () => {
      await expect
        .poll(async () => {
          const sent = await (await page.request.get('/de/team')).text()
          return sent.includes(welcome) && sent.includes('data-alert')
        }, waitForChange)
        .toBe(true)
      await page.goto('/de/team')
      const parts = await partsOf(page)
      expect(parts.indexOf('top alert')).toBe(parts.indexOf('header') - 1)
      expect(parts.indexOf('info layer')).toBe(parts.indexOf('footer') + 1)
    }),
  )
})
