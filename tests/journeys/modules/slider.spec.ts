import { expect, type Page } from '@playwright/test'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { fixedPages } from '#support/pages.ts'

/** A production with stage designs. */
async function openSlider(page: Page) {
  await page.goto('/de/produktionen')
  for (let number = 1; number <= 4; number += 1) {
    await page.goto(`${fixedPages.productions.de}?page=${number}`)
    const link = page.getByRole('link', { name: 'Die Fledermaus' })
    if ((await link.count()) === 0) continue
    await page.goto((await link.getAttribute('href')) ?? '')
    return page.getByRole('group', { name: 'Bilder' })
  }
  throw new Error('The season has no Fledermaus.')
}

test('P-18 the slider’s script is loaded when a tenth of it is in view; buttons and arrow keys move it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  const slider = await openSlider(page)
  const next = page.getByRole('button', { name: 'Nächstes Bild' })
  const previous = page.getByRole('button', { name: 'Vorheriges Bild' })
  await waitForIdle(page)
  await expect(next).toHaveCount(0)
  await slider.scrollIntoViewIfNeeded()
  await expect(page.getByText('1 von 3')).toBeVisible()
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await next.click()
  await expect(page.getByText('2 von 3')).toBeVisible()
  await expect(slider.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('3 von 3')).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('2 von 3')).toBeVisible()
})

test('P-18 one slide at a time, 24 px apart; nothing moves with reduced motion @core', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const slider = await openSlider(page)
  await slider.scrollIntoViewIfNeeded()
  await expect(page.getByText('1 von 3')).toBeVisible()
  const slides = slider.getByRole('listitem')
  const lefts = () =>
    slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left))
  const width = await slides.first().evaluate((slide) => slide.getBoundingClientRect().width)
  expect(width).toBeCloseTo(await slider.evaluate((element) => element.clientWidth), 0)
  const [first = 0, second = 0] = await lefts()
  expect(second - first - width).toBeCloseTo(24, 0)
  const after = await page.getByRole('button', { name: 'Nächstes Bild' }).evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    const [slide] = document.querySelectorAll('[role=group] li')
    return slide?.getBoundingClientRect().left
  })
  // Browsers scroll by whole pixels.
  const distance = Math.abs(after! - (first - width - 24))
  expect(distance, 'it is there at once').toBeLessThan(1)
})

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test('P-18 a swipe moves the slider', async ({ page }) => {
    const slider = await openSlider(page)
    await slider.scrollIntoViewIfNeeded()
    await expect(page.getByText('1 von 3')).toBeVisible()
    const box = (await slider.boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      })
    await send('touchStart', box.x + 300)
    for (const x of [260, 200, 140, 60]) await send('touchMove', box.x + x)
    await send('touchEnd')
    await expect(page.getByText('2 von 3')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('P-18 the pictures scroll and snap', async ({ page }) => {
    const slider = await openSlider(page)
    await expect(slider.getByRole('img')).toHaveCount(3)
    await slider.focus()
    await expect(slider).toBeFocused()
    expect(await slider.evaluate((element) => getComputedStyle(element).scrollSnapType)).toContain(
      'x',
    )
    await slider.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(slider.getByRole('img').last()).toBeInViewport()
  })
})
