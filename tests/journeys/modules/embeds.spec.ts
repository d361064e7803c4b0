import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { anyPicture, publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const film = 'https://youtu.be/dQw4w9WgXcQ'
const modules = (image: number) => [
  { kind: 'video', video_url: film, title: 'Hamlet: der Trailer', length: '2:14', image },
  { kind: 'audio', embed: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' },
  { kind: 'audio', embed: 'https://app.idagio.com/albums/winterreise-1928' },
  { kind: 'viewer', embed: 'https://issuu.com/beispiel/docs/heft', title: 'Spielzeitheft' },
  { kind: 'social-media', embed: 'https://www.instagram.com/p/C0ffee12345/' },
  { kind: 'forms', hubspot_id: '1Beispiel-Formular', title: 'Newsletter' },
]
const mediaHosts = [
  'app.idagio.com',
  'e.issuu.com',
  'open.spotify.com',
  'www.instagram.com',
  'www.youtube-nocookie.com',
]

let published: Awaited<ReturnType<typeof publishPage>>

test.beforeAll(async () => {
  published = await publishPage({ path: 'probe-medien', modules: modules(await anyPicture()) })
})
test.afterAll(() => published.remove())

/** Fulfils requests to other hosts, and records them. */
async function recordForeignRequests(page: Page, site: string): Promise<{ hosts: () => string[] }> {
  const requestedHosts = new Set<string>()
  await page.route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(site).origin,
    async (route) => {
      requestedHosts.add(new URL(route.request().url()).hostname)
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Player</p>' })
    },
  )
  return { hosts: () => [...requestedHosts].sort() }
}

/** Frames load when they are near the viewport: each is scrolled into view. */
async function scrollThrough(page: Page) {
  for (const figure of await page.locator('main figure').all()) {
    await figure.scrollIntoViewIfNeeded()
  }
}

test('M-06 X-05 no other host is requested before consent; then exactly the providers of the category, and only the choice is stored @core', async ({
  page,
  context,
  baseURL,
}) => {
  const others = await recordForeignRequests(page, baseURL ?? '')
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text())
  })
  await page.goto(published.address)
  await waitForIdle(page)
  await scrollThrough(page)
  expect(others.hosts()).toEqual([])
  await expect(page.getByRole('link', { name: 'Bei YouTube öffnen' })).toHaveAttribute('href', film)

  await page.getByRole('button', { name: 'Von YouTube laden: Hamlet: der Trailer' }).click()
  await expect(page.getByTitle('Hamlet: der Trailer (YouTube)')).toBeFocused()
  await scrollThrough(page)
  await expect.poll(others.hosts).toEqual(mediaHosts)
  await expect(page.getByRole('button', { name: 'Von HubSpot laden: Newsletter' })).toBeVisible()

  await page.getByRole('button', { name: 'Von HubSpot laden: Newsletter' }).press('Enter')
  await expect.poll(others.hosts).toEqual([...mediaHosts, 'share.hsforms.com'].sort())
  await expect(
    page.frameLocator('iframe[title="Newsletter (HubSpot)"]').getByText('Player'),
  ).toBeVisible()
  expect(blocked, 'the policy lets the players through').toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cc_cookie'])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('X-05 a withdrawn consent ends at once; a given one holds for the next visit', async ({
  page,
  baseURL,
}) => {
  await recordForeignRequests(page, baseURL ?? '')
  await page.goto(published.address)
  await page.getByRole('button', { name: /^Von YouTube laden/ }).click()
  const frame = page.getByTitle('Hamlet: der Trailer (YouTube)')
  await expect(frame).toBeVisible()
  await page.getByRole('button', { name: 'Zustimmung zurücknehmen' }).first().click()
  await expect(frame).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Von YouTube laden/ })).toBeFocused()

  await page.getByRole('button', { name: /^Von Spotify laden/ }).click()
  await expect(frame).toBeVisible()
  await page.reload()
  await expect(frame).toBeVisible()
})

test('M-06 a loaded embed has the size of its placeholder', async ({ page, baseURL }) => {
  await recordForeignRequests(page, baseURL ?? '')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(published.address)
  const stages = page.locator('main figure > div:first-child')
  const heights = () =>
    stages.evaluateAll((all) => all.map((stage) => stage.getBoundingClientRect().height))
  const before = await heights()
  expect(before).toHaveLength(6)
  await page.getByRole('button', { name: /^Von YouTube laden/ }).click()
  await page.getByRole('button', { name: /^Von HubSpot laden/ }).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(6)
  expect(await heights()).toEqual(before)
})

for (const [turn, width] of [320, 1536].entries()) {
  test(`R-02 R-03 embeds have no accessibility violation before and after consent, ${width} px, in light and dark by turns`, async ({
    page,
    baseURL,
  }) => {
    await recordForeignRequests(page, baseURL ?? '')
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(published.address)
    for (const isGranted of [false, true]) {
      if (isGranted) {
        await page.getByRole('button', { name: /^Von YouTube laden/ }).click()
        await page.getByRole('button', { name: /^Von HubSpot laden/ }).press('Enter')
        await expect(page.locator('iframe')).toHaveCount(6)
      }
      for (const colorScheme of byTurns(['light', 'dark'] as const, turn)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectNoA11yViolations(page)
      }
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('M-06 there are plain links to the providers, and no button without an effect @core', async ({
    page,
  }) => {
    await page.goto(published.address)
    await expect(page.getByRole('link', { name: 'Bei YouTube öffnen' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bei HubSpot öffnen' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('M-06 in the editor, where nothing on the page can be pressed, consent is granted beside the address of the film', async ({
  page,
  baseURL,
}) => {
  const others = await recordForeignRequests(page, baseURL ?? '')
  await logIn(page.context().request)
  await page.goto(`${published.address}?edit`)
  const video = page
    .getByRole('region', { name: 'Bausteine der Seite' })
    .locator('[data-kind="video"]')
  await video.focus()
  await page.keyboard.press('Enter')
  const form = page.locator('[data-panel]')
  const load = form.getByRole('button', { name: 'Von YouTube laden' })
  await expect(load).toBeVisible()
  expect(others.hosts()).toEqual([])
  await load.click()
  await expect(video.locator('iframe')).toBeVisible()
  await expect.poll(others.hosts).toContain('www.youtube-nocookie.com')
  await form.getByRole('button', { name: 'Zustimmung zurücknehmen' }).click()
  await expect(video.locator('iframe')).toHaveCount(0)
})
