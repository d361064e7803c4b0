import { expect } from '@playwright/test'
import { byTurns } from '#support/pairwise.ts'
import { addFile, anyPicture, publishPage } from '#support/house/cms-page.ts'
import { waitForIdle } from '#support/wait-for-idle.ts'
import { test } from '#support/journey.ts'
import { expectNoA11yViolations } from '#support/expect-no-a11y-violations.ts'

type Shift = {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

let published: Awaited<ReturnType<typeof publishPage>>

const formats = ['slider', 'grid', 'masonry', 'parallax', 'semi-lazy']
const online_from = '2020-01-01T00:00:00+01:00'

test.beforeAll(async () => {
  const image = await anyPicture()
  const file = await addFile({ url: '/media/probe-werkstatt.mp4', mimeType: 'video/mp4' })
  const items = [
    { image, text: 'Probe' },
    { image, headline: 'Nationalsozialismusaufarbeitung' },
  ]
  const video_url = 'https://vimeo.com/123456789'
  published = await publishPage({
    path: 'probe-bilder',
    modules: [
      { kind: 'hero-media', headline: 'Ein Sommernachtstraum', image, online_from, sticky: true },
      { kind: 'image', image, format: 'large', description: 'Probenfoto', link: '/de/programm' },
      { kind: 'image', image, format: 'small', alias: 'vertical', link_url: 'https://a.example' },
      ...formats.map((format) => ({ kind: 'image-list', format, items })),
      { kind: 'video-list', items: [{ video_url, image, title: 'Hamlet' }, { video_url }] },
      { kind: 'self-hosted-video', file, image, title: 'Werkstatt' },
    ],
  })
})
test.afterAll(() => published.remove())

for (const [turn, width] of [320, 1536].entries()) {
  test(`M-04 R-02 R-03 pictures and films in every variant have no accessibility violation, ${width} px, in light and dark by turns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(published.address)
    for (const colorScheme of byTurns(['light', 'dark'] as const, turn)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectNoA11yViolations(page)
    }
  })
}

test('M-09 only the first picture is loaded eagerly, the others near the viewport, and none shifts the layout @core', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      const sources = list.getEntries().flatMap((entry) => (entry as unknown as Shift).sources)
      for (const { node, previousRect, currentRect } of sources) {
        const distance = Math.abs(previousRect.top - currentRect.top)
        // Another font may set a line a pixel lower; a picture without its space moves what follows by its height.
        if (distance > 2) shifts.push(`${distance} px: ${node?.textContent}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(published.address)
  await waitForIdle(page)
  const pictures = page.locator('main picture img')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('width', /^\d+$/)
    await expect(picture).toHaveAttribute('height', /^\d+$/)
    await expect(picture).toHaveAttribute('src', /\.jpg$/)
    await expect(picture.locator('xpath=../source').first()).toHaveAttribute('srcset', /\d+w/)
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})
