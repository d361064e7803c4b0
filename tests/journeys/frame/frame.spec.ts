import { type BrowserContext, expect, type Page } from '@playwright/test'
import { widths } from '#support/appearances.ts'
import { withWelcome } from '#support/house/cms-page.ts'
import { asLandingPage, waitForChange, withAlert } from '#support/house/site-settings.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'
import { firstEventPath, fixedPages, headline } from '#support/pages.ts'

type Shift = {
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

const alert = (page: Page) => page.getByRole('region', { name: 'Aktuelle Meldung' })

/** Reloads the page until the change of the alert has arrived. */
const loadUntilAlert = (page: Page, count: number) =>
  expect
    .poll(async () => {
      await page.goto('/de/team')
      return page.locator('[data-alert]').count()
    }, waitForChange)
    .toBe(count)

test('L-08 the first Tab offers the content and the end of the page @core', async ({ page }) => {
  await page.goto('/de/team')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-content')).toBeFocused()
})

test('L-02 the body has the class of its route, from the server and after a navigation @core', async ({
  page,
  request,
}) => {
  const sent = async (path: string) =>
    /<body(?: class="([^"]*)")?/.exec(await (await request.get(path)).text())?.[1]
  expect(await sent('/de/besuch')).toBe('page')
  expect(await sent('/de')).toBe('page')
  expect(await sent('/de/programm')).toBe('non-cms')
  expect(await sent(await firstEventPath(request, 'de'))).toBe('non-cms')
  for (const path of ['/de/team', '/de/404', '/de/gibt-es-nicht', '/de/agb', '/en/impressum']) {
    expect([path, await sent(path)]).toEqual([path, undefined])
  }
  await page.goto('/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(headline(page)).toHaveText('Was wir von Ihnen wissen')
  await expect(page.locator('body')).not.toHaveClass(/./)
  await page.getByRole('banner').locator('a[href="/de"]').first().click()
  await expect(page.locator('body')).toHaveClass('page')
})

test('L-05 a landing page has no menu, top bar or alert @core', async ({ page }) => {
  await withAlert(() =>
    asLandingPage('besuch', async () => {
      await expect
        .poll(async () => {
          await page.goto('/de/besuch')
          return page.getByRole('navigation', { name: 'Hauptnavigation' }).count()
        }, waitForChange)
        .toBe(0)
      await expect(headline(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Menü', exact: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Warenkorb' })).toHaveCount(0)
      await expect(alert(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: /English/ })).toBeVisible()
    }),
  )
})

test('L-09 the breadcrumb begins with the home page, and back goes back in the history', async ({
  page,
}) => {
  await page.goto('/de/team')
  await page.goto('/de/haus/geschichte')
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  const first = trail.getByRole('link').first()
  await expect(first).toHaveText('Startseite')
  await expect(first).toHaveAttribute('href', '/de')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page).toHaveURL(/\/de\/team$/)
})

test('L-11 the alert is shown until it is dismissed; the menu hides it without a cookie', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await withAlert(async () => {
    await loadUntilAlert(page, 1)
    await expect(alert(page)).toContainText('Vorstellung entfällt')
    await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/de/service')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await expect(page.locator('[data-alert]')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(alert(page)).toBeVisible()
    expect(await ownCookies(context)).toEqual([])
    await alert(page).getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(alert(page)).toHaveCount(0)
    const id = await page.locator('[data-alert]').getAttribute('data-alert')
    expect(await ownCookies(context)).toMatchObject([{ name: 'closedAlert', value: id }])
    await page.goto('/de')
    await expect(alert(page)).toHaveCount(0)
    await context.clearCookies()
    await context.addCookies([
      { name: 'closedAlert', value: `${id}0`, url: new URL(page.url()).origin },
    ])
    await page.goto('/de')
    await expect(alert(page)).toBeVisible()
  })
})

test('L-13 without an editors’ text there is no welcome', async ({ page }) => {
  await page.clock.install()
  await page.goto('/de')
  await page.clock.runFor(10_000)
  await expect(page.getByRole('complementary', { name: 'Willkommen' })).toHaveCount(0)
})

test('L-13 the welcome appears after a while, has no accessibility violation, and stays dismissed @core', async ({
  page,
}) => {
  test.slow()
  const labels = 'Die neue Saison ist im Verkauf.'
  const layer = page.getByRole('complementary', { name: 'Willkommen' })
  await page.clock.install()
  await withWelcome(labels, async () => {
    await expect
      .poll(async () => (await page.request.get('/de/team')).text(), waitForChange)
      .toContain(labels)
    await page.goto('/de/team')
    await expect(layer).toBeHidden()
    await page.clock.runFor(4000)
    await expect(layer).toContainText(labels)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoA11yViolations(page)
    }
    await layer.getByRole('button', { name: 'Schließen' }).click()
    await expect(layer).toBeHidden()
    await page.reload()
    await page.clock.runFor(10_000)
    await expect(layer).toBeHidden()
  })
})

for (const { width } of widths) {
  test(`L-01 at ${width} px nothing in the frame shifts vertically while pages load`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources, hadRecentInput } = entry as PerformanceEntry & Shift
          for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources) {
            const element = node instanceof Element ? node : node?.parentElement
            // Entries of a line shift horizontally when the font loads; nothing shifts vertically.
            const isLower = Math.abs(previousRect.top - currentRect.top) > 1
            if (isLower && element?.closest('header, [data-alert], nav')) {
              shifts.push(
                `${Math.round(performance.now())} ms: ${previousRect.top} → ${currentRect.top} ${element.outerHTML.slice(0, 200)}`,
              )
            }
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const moved = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    const pages = [fixedPages.index, fixedPages.events, fixedPages.visit]
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(isPainted).catch(() => undefined)
      await route.continue().catch(() => undefined)
    })
    for (const { de } of pages) {
      await page.goto(de)
      await waitForIdle(page)
      expect(await moved(), 'when the typefaces come after the first paint').toEqual([])
    }
    // A message of several lines may break anew; by now the browser has its typefaces.
    await page.unroute('**/*.woff2')
    await withAlert(async () => {
      await loadUntilAlert(page, 1)
      for (const { de } of pages) {
        await page.goto(de)
        await waitForIdle(page)
        expect(await moved()).toEqual([])
      }
      await alert(page).getByRole('button').click()
      await page.goto('/de')
      await waitForIdle(page)
      expect(await moved(), 'nor where the alert was closed').toEqual([])
    })
  })
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Without the choice of cookies that other journeys begin with. */
async function ownCookies(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name !== 'cc_cookie')
}
