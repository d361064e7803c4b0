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
  const variants = await renderPicture({ name: 'portrait', svg }, folder)
  const social = variants.filter(({ crop }) => crop === 'social')
  expect(social).toMatchObject([{ format: 'jpg', width: 1200, height: 630 }])
  const file = join(folder, social[0]!.url.replace('/media/', ''))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})
