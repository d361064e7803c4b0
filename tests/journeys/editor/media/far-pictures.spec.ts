import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { publishPage } from '#support/house/cms-page.ts'
import { logIn } from '#support/house/editor.ts'
import { canvas } from '#support/editor/open-editor.ts'
import { test } from '#support/journey.ts'

const naturalWidth = (picture: SVGElement | HTMLElement) =>
  (picture as HTMLImageElement).naturalWidth

test('E-01 M-09 pictures far down a page in the editor are loaded when one comes near them, in the best format', async ({
  page,
}) => {
  const teaser = (_: unknown, index: number) => ({
    kind: 'full-teaser',
    image: 1,
    headline: `Teaser ${index + 1}`,
    text: 'Das Haus spielt seit 1911.',
    extra_class: 'image-left',
  })
  const modules = Array.from({ length: 60 }, teaser)
  const path = `bilder-${randomUUID().slice(0, 8)}`
  const { address, remove } = await publishPage({ path, modules })
  await logIn(page.context().request)
  await page.goto(`${address}?edit`)
  const teasers = canvas(page).locator('[data-kind="full-teaser"]')
  const last = teasers.nth(59).locator('img')
  await expect.poll(() => teasers.first().locator('img').evaluate(naturalWidth)).toBeGreaterThan(0)
  await expect(last).toHaveAttribute('width')
  await expect(last).not.toHaveAttribute('src')

  await teasers.nth(59).focus()
  await expect.poll(() => last.evaluate(naturalWidth)).toBeGreaterThan(0)
  expect(await last.evaluate((picture) => (picture as HTMLImageElement).currentSrc)).toMatch(
    /\.avif$/,
  )
  await remove()
})
