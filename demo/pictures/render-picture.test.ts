import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { portraitSvg } from './portrait-svg.ts'
import { renderPicture } from './render-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an image for link previews is rendered at upload: one size, one format', async () => {
  const portrait = { initials: 'EM', ground: '#16130f', ink: '#f6f2ea', accent: '#d6231f' }
  const svg = (crop: Parameters<typeof portraitSvg>[1]) => portraitSvg(portrait, crop)
  const variants = await renderPicture({ name: 'portrait', svg, maxScale: 1 }, folder)
  const social = variants.filter(({ crop }) => crop === 'social')
  expect(social).toMatchObject([{ format: 'jpg', width: 1200, height: 630 }])
  const file = join(folder, social[0]!.url.replace('/media/', ''))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a poster is sharp on a phone of three device pixels, in the one format that its browsers all read', async () => {
  const svg = () =>
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><path d="M0 0h200v500H0z"/></svg>'
  const variants = await renderPicture({ name: 'poster', svg, maxScale: 4 }, folder)
  const widest = variants.filter(({ crop, width }) => crop === 'vertical' && width > 800)
  expect(widest).toMatchObject([{ format: 'avif', width: 1600, height: 2000 }])
  const file = join(folder, widest[0]!.url.replace('/media/', ''))
  const row = await sharp(file)
    .extract({ left: 790, top: 0, width: 20, height: 1 })
    .raw()
    .toBuffer()
  // The edge of black and white is no wider than two pixels.
  const grey = row.filter((value, index) => index % 3 === 0 && value > 40 && value < 215)
  expect(grey.length).toBeLessThanOrEqual(2)
})
