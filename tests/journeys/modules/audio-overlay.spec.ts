import { expect, type Page } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { fulfillWithRecording } from '#support/fulfill-with-recording.ts'
import { addFile, publishPage } from '#support/house/cms-page.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { headline } from '#support/pages.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

const url = '/media/probe-einfuehrung.wav'
const lengthSeconds = 120

let published: Awaited<ReturnType<typeof publishPage>>

test.beforeAll(async () => {
  const file = await addFile({ url, mimeType: 'audio/wav' })
  published = await publishPage({
    path: 'probe-ton',
    modules: [{ kind: 'self-hosted-audio', file, title: 'Einführung zu Hamlet' }],
  })
})
test.afterAll(() => published.remove())

test.beforeEach(({ context }) =>
  context.route(`**${url}`, (route) => fulfillWithRecording(route, lengthSeconds)),
)

const player = (page: Page) => page.getByRole('region', { name: 'Audioplayer' })
const seek = (page: Page) => player(page).getByRole('slider', { name: 'Stelle in der Aufnahme' })
const secondsPlayed = async (page: Page) => Number(await seek(page).inputValue())

async function play(page: Page) {
  await page.goto(published.address)
  await page.getByRole('button', { name: 'Anhören Einführung zu Hamlet' }).click()
  await expect(player(page)).toContainText('Einführung zu Hamlet')
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0)
}

test('M-08 neither the player nor the recording is loaded before it is used', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(published.address)
  await waitForIdle(page)
  await expect(player(page)).toHaveCount(0)
  expect(fetched.filter((address) => address.includes(url))).toEqual([])
  const before = fetched.length
  await page.getByRole('button', { name: 'Anhören Einführung zu Hamlet' }).click()
  await expect(player(page)).toBeVisible()
  expect(fetched.slice(before).some((address) => address.includes(url))).toBe(true)
  expect(fetched.slice(before).some((address) => address.endsWith('.js'))).toBe(true)
})

test('M-08 the recording goes on while the visitor navigates @core', async ({ page }) => {
  await play(page)
  const before = await secondsPlayed(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Spielplan' }).first().click()
  await expect(headline(page)).toHaveText('Spielplan')
  expect(await page.evaluate(() => 'isSameDocument' in window), 'no new document').toBe(true)
  await expect(player(page)).toContainText('Einführung zu Hamlet')
  await expect(player(page).getByRole('button', { name: 'Anhalten' })).toBeVisible()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(before)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Anhalten Einführung zu Hamlet' })).toBeVisible()
})

test('M-08 the keyboard pauses, seeks and closes it, and the focus returns @core', async ({
  page,
}) => {
  await page.goto(published.address)
  const opener = page.getByRole('button', { name: /Einführung zu Hamlet/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await player(page).getByRole('button', { name: 'Anhalten' }).focus()
  await page.keyboard.press('Space')
  await expect(player(page).getByRole('button', { name: 'Abspielen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(seek(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(seek(page)).toHaveAttribute('aria-valuetext', '2:00 von 2:00')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(seek(page)).toHaveAttribute('aria-valuetext', '0:01 von 2:00')
  await page.keyboard.press('Tab')
  await expect(player(page).getByRole('button', { name: 'Player schließen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(player(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('M-08 the bar covers nothing at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await play(page)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  // The page scrolls there smoothly.
  await expect
    .poll(async () => {
      const [bar, link] = [await player(page).boundingBox(), await last.boundingBox()]
      return link!.y + link!.height - bar!.y
    })
    .toBeLessThanOrEqual(0)
})

for (const [turn, width] of [320, 1536].entries()) {
  test(`R-02 R-03 the player has no accessibility violation, ${width} px, in light and dark by turns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await play(page)
    for (const colorScheme of byTurns(['light', 'dark'] as const, turn)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectNoA11yViolations(page)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('M-08 the recording is a native player in its place', async ({ page }) => {
    await page.goto(published.address)
    await expect(page.locator('main audio[controls]')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})
