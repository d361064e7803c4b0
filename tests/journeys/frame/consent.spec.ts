import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  consentOfTags,
  newVisitor,
  visitorWithCookieChoice,
  withTagManager,
} from '#support/consent-choice.ts'
import { anyPicture, publishPage } from '#support/house/cms-page.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { stack } from '#support/stack.ts'

const site = stack.siteUrl

const banner = (page: Page) => page.getByRole('region', { name: 'Bevor der Vorhang aufgeht' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const film = { kind: 'video', video_url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Trailer' }
const playerFrame = (page: Page) => page.getByTitle('Trailer (YouTube)')

test.use({ storageState: newVisitor })

let published: Awaited<ReturnType<typeof publishPage>>

test.beforeAll(async () => {
  const image = await anyPicture()
  published = await publishPage({ path: 'probe-zustimmung', modules: [{ ...film, image }] })
})

test.afterAll(() => published.remove())

/** Fulfils requests to other hosts, and records them. */
async function recordForeignRequests(page: Page): Promise<string[]> {
  const requestedHosts: string[] = []
  await page.route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(site).origin,
    async (route) => {
      requestedHosts.push(new URL(route.request().url()).hostname)
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Player</p>' })
    },
  )
  return requestedHosts
}

async function signal(page: Page, name: 'doNotTrack' | 'globalPrivacyControl') {
  await page.addInitScript((property) => {
    const value = property === 'doNotTrack' ? '1' : true
    Object.defineProperty(navigator, property, { get: () => value })
  }, name)
}

/** By keyboard: right after scrolling, a busy browser still sends clicks to a player's frame that was in that place. */
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).press('Enter')

const choiceOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie')
  if (!cookie) return undefined
  return (JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] }).categories
}

test('X-05 before a choice no other host is requested and nothing is stored @core', async ({
  page,
  context,
}) => {
  const others = await recordForeignRequests(page)
  await page.goto(published.address)
  await waitForIdle(page)
  await expect(banner(page)).toBeVisible()
  await expect(playerFrame(page)).toHaveCount(0)
  expect(others).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('X-05 a rejected consent holds on the next page too, and the banner is gone @core', async ({
  page,
  context,
}) => {
  const others = await recordForeignRequests(page)
  await page.goto(published.address)
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await choiceOf(context)).toEqual(['required'])
  await page.reload()
  await waitForIdle(page)
  await expect(page.getByRole('button', { name: /^Von YouTube laden/ })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(others).toEqual([])
})

test('X-05 accepted services load at once and with the next visit, until consent is withdrawn @core', async ({
  page,
  context,
}) => {
  await recordForeignRequests(page)
  await page.goto(published.address)
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(playerFrame(page)).toBeVisible()
  await page.reload()
  await expect(playerFrame(page)).toBeVisible()

  await context.addCookies([
    { name: '_ga', value: 'GA1.1.1', url: site },
    { name: '_fbp', value: 'fb.1', url: site },
    { name: 'fremd', value: 'bleibt', url: site },
  ])
  await openSettings(page)
  await settings(page).getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(playerFrame(page)).toHaveCount(0)
  expect(await choiceOf(context)).toEqual(['required'])
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.sort()).toEqual(['cc_cookie', 'fremd'])
})

test('X-05 each category is chosen separately, and a film’s placeholder consents to its own only @core', async ({
  page,
  context,
}) => {
  await recordForeignRequests(page)
  await page.goto(published.address)
  await page.getByRole('button', { name: 'Selbst auswählen' }).click()
  await expect(settings(page).getByRole('heading', { level: 2 })).toBeFocused()
  await settings(page).getByRole('switch', { name: 'Werbung' }).check()
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  expect((await choiceOf(context))?.sort()).toEqual(['marketing', 'required'])
  await expect(playerFrame(page)).toHaveCount(0)

  await page.getByRole('button', { name: /^Von YouTube laden/ }).click()
  await expect
    .poll(async () => (await choiceOf(context))?.sort())
    .toEqual(['marketing', 'media', 'required'])
  await page.getByRole('button', { name: 'Zustimmung zurücknehmen' }).click()
  await expect
    .poll(async () => (await choiceOf(context))?.sort())
    .toEqual(['marketing', 'required'])
  await expect(playerFrame(page)).toHaveCount(0)
})

test('X-05 the tag manager is loaded after consent only, and removed when it is withdrawn', async ({
  page,
  context,
}) => {
  await withTagManager(page)
  const others: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    others.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRun = true' })
  })
  await page.goto('/de')
  await waitForIdle(page)
  await page.getByRole('button', { name: 'Selbst auswählen' }).click()
  expect(others).toEqual([])
  await settings(page).getByRole('switch', { name: 'Google Tag Manager' }).check()
  await expect(settings(page).getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => others).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-PROBE1'])
  await expect.poll(() => page.evaluate(() => 'tagsRun' in window)).toBe(true)
  // Measuring advertisements belongs to tracking, which was chosen with it; marketing was not.
  expect(await consentOfTags(page)).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
  })

  await context.addCookies([{ name: '_ga_PROBE', value: 'GS1', url: site }])
  await openSettings(page)
  await settings(page).getByRole('button', { name: 'Nur notwendige' }).click()
  await expect.poll(() => page.evaluate(() => 'tagsRun' in window)).toBe(false)
  expect(others).toHaveLength(1)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie'])
})

test('X-05 without a tag manager there is no switch for it, and it is never requested', async ({
  page,
}) => {
  const others = await recordForeignRequests(page)
  await page.goto('/de')
  await page.getByRole('button', { name: 'Selbst auswählen' }).click()
  await expect(settings(page).getByRole('switch')).toHaveCount(3)
  await settings(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await page.reload()
  await waitForIdle(page)
  expect(others).toEqual([])
})

for (const property of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`X-05 with ${property} everything counts as refused, without a question, and the settings stay available`, async ({
    page,
    context,
  }) => {
    await context.addCookies(
      visitorWithCookieChoice(site, ['tracking', 'media', 'marketing', 'googleTagManager']).cookies,
    )
    await signal(page, property)
    await withTagManager(page)
    const others = await recordForeignRequests(page)
    await page.goto(published.address)
    await waitForIdle(page)
    await expect(page.getByRole('button', { name: /^Von YouTube laden/ })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(others).toEqual([])

    await openSettings(page)
    await expect(settings(page).getByRole('switch', { name: 'Medien' })).not.toBeChecked()
    await settings(page).getByRole('switch', { name: 'Medien' }).check()
    await settings(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(playerFrame(page)).toBeVisible()
    await page.reload()
    await expect(playerFrame(page), 'who agrees all the same is heard').toBeVisible()
  })
}

test('X-05 who rejected only the tag manager sees the banner again after a legal page, others do not', async ({
  page,
  context,
}) => {
  await withTagManager(page)
  await recordForeignRequests(page)
  const leaveLegalPage = async () => {
    await page.goto('/de/datenschutz')
    await waitForIdle(page)
    await page.getByRole('link', { name: 'Startseite' }).first().click()
    await expect(page).toHaveURL(/\/de$/)
  }
  await context.addCookies(
    visitorWithCookieChoice(site, ['tracking', 'media', 'marketing']).cookies,
  )
  await leaveLegalPage()
  await expect(banner(page)).toBeVisible()
  await context.addCookies(visitorWithCookieChoice(site, ['tracking', 'media']).cookies)
  await leaveLegalPage()
  await waitForIdle(page)
  await expect(banner(page)).toHaveCount(0)
})
