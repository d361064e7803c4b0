import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { countsOfMissingPage } from '#support/house/missing-pages.ts'
import { waitForChange, withErrorHtml } from '#support/house/site-settings.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const labels = {
  de: {
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
    inError: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    home: 'Zur Startseite',
    retry: 'Noch einmal versuchen',
  },
  en: {
    unknown: 'an unknown error occurred',
    inError: 'An error occurred while showing the error page',
    home: 'To the home page',
    retry: 'Try again',
  },
}

/** An invalid response that no gateway sends and no island can render: a name that is not a text. */
const nonsense = {
  data: {
    currentUser: {
      __typename: 'CurrentUser',
      isLoggedIn: true,
      firstName: null,
      lastName: null,
      username: { first: 'Renate' },
      loginUrl: '/de/user/profile',
    },
  },
}

/** Opens a page whose header gets an invalid response: it fails in the browser after the page has loaded. */
async function openFailing(page: Page, path: string, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'csrftoken', value: 'probe', url: baseURL ?? '' }])
  await page.route('**/graphql**', async (route) => {
    // As for a theatre with an error-report service.
    await page.evaluate(() => (document.documentElement.dataset['reportErrors'] = ''))
    await route.fulfill({ json: nonsense })
  })
  await page.goto(path)
}

async function expectNoA11yViolationsAtAnyWidth(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoA11yViolations(page)
  }
}

for (const language of byTurns(['de', 'en'] as const, 1)) {
  const texts = labels[language]

  test(`X-03 in ${language} a page that fails in the browser shows its code, is reported once, and links home @core`, async ({
    page,
    baseURL,
  }) => {
    const reports: { path: string }[] = []
    await page.route('**/failure-reports', async (route) => {
      reports.push(route.request().postDataJSON())
      await route.fulfill({ status: 204 })
    })
    await openFailing(page, `/${language}`, baseURL)
    await expect(headline(page)).toHaveText(texts.unknown)
    await expect(page.getByText('500', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.retry })).toBeVisible()
    await expectNoA11yViolationsAtAnyWidth(page)
    expect(reports).toMatchObject([{ path: `/${language}` }])
    await page.unroute('**/graphql**')
    await page.getByRole('link', { name: texts.home }).click()
    await expect(headline(page)).not.toHaveText(texts.unknown)
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test(`X-03 in ${language} when the error page fails too, a minimal one links home`, async ({
    page,
    baseURL,
  }) => {
    // The messages of the error page are lazy-loaded, and missing here.
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch()
      const isMessageChunk = (await response.text()).includes(texts.unknown)
      return isMessageChunk ? route.abort() : route.fulfill({ response: response })
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await openFailing(page, `/${language}`, baseURL)
    await expect(headline(page)).toHaveText(texts.inError)
    // A missing script is requested once more, with the page.
    await expect.poll(() => loads).toBe(2)
    await expect(headline(page)).toHaveText(texts.inError)
    await expectNoA11yViolationsAtAnyWidth(page)
    await expect(page.getByRole('link', { name: texts.home })).toHaveAttribute(
      'href',
      `/${language}`,
    )
  })

  test(`X-03 in ${language} when the frame of all pages fails, the fallback page links home`, async ({
    page,
  }) => {
    // The frame uses it to write the scroll position to the document.
    await page.addInitScript(() => {
      Element.prototype.toggleAttribute = () => {
        throw new TypeError('Illegal invocation')
      }
    })
    await page.goto(`/${language}`)
    await expect(headline(page)).toHaveText(texts.inError)
    await expect(page).toHaveTitle(texts.inError)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoA11yViolationsAtAnyWidth(page)
    await expect(page.getByRole('link', { name: texts.home })).toHaveAttribute(
      'href',
      `/${language}`,
    )
  })
}

test('X-01 X-03 the theatre’s own HTML replaces the error page, with its style', async ({
  page,
  baseURL,
}) => {
  const html = '<style>.oh { color: rgb(1, 2, 3) }</style><h1 class="oh">Ein Versprecher</h1>'
  await withErrorHtml({ status: 500, html }, async () => {
    await expect
      .poll(async () => (await page.request.get('/html/500.html')).text(), waitForChange)
      .toContain('Ein Versprecher')
    await openFailing(page, '/de', baseURL)
    await expect(headline(page)).toHaveText('Ein Versprecher')
    await expect(headline(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.getByRole('link', { name: labels.de.home })).toBeVisible()
  })
})

test('X-01 a link to a missing page shows the theatre’s own HTML in the frame, and is counted once', async ({
  page,
}) => {
  const path = `/de/weg-${Date.now()}`
  const html = '<style>.weg { color: rgb(1, 2, 3) }</style><h1 class="weg">Haben wir verlegt</h1>'
  const counted = () => countsOfMissingPage(path)
  await withErrorHtml({ status: 404, html }, async () => {
    await expect(async () => {
      await page.goto('/de/gibt-es-nicht')
      await expect(headline(page)).toHaveText('Haben wir verlegt', { timeout: 1000 })
    }).toPass(waitForChange)
    await page.goto('/de')
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Verlegtes' })
      link.dataset['siteLink'] = ''
      document.querySelector('main')?.prepend(link)
    }, path)
    await page.getByRole('link', { name: 'Verlegtes' }).click()
    await expect(headline(page)).toHaveText('Haben wir verlegt')
    await expect(headline(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(/^Diese Bühne ist leer/)
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
    await expect.poll(counted).toEqual([1])
    await page.goto('/de/team')
    expect(await counted()).toEqual([1])
  })
})
