import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageCrops } from '@foyer/schema/shapes/images.ts'
import { afterAll, expect, test } from 'vitest'
import { PictureCache } from './picture-cache.ts'
import type { Crop } from './render-picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-picture-cache-'))
const cached = join(folder, 'cache')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a picture is rendered once, and again when its drawing changes', async () => {
  const first = await write('first', '#102030')
  const again = await write('again', '#102030')
  expect(again).toEqual(first)
  expect(readdirSync(join(folder, 'again'))).toEqual(readdirSync(join(folder, 'first')))
  expect(readdirSync(cached)).toHaveLength(1)
  const other = await write('other', '#302010')
  expect(other.map(({ url }) => url)).not.toEqual(first.map(({ url }) => url))
  expect(readdirSync(cached)).toHaveLength(2)
})

test('what no theatre has used for a day is deleted', async () => {
  const [old] = readdirSync(cached)
  utimesSync(join(cached, old!), 0, 0)
  await (await PictureCache.open(cached)).prune()
  expect(readdirSync(cached)).toHaveLength(1)
})

async function write(name: string, colour: string) {
  const target = join(folder, name)
  await mkdir(target)
  const svg = (crop: Crop) => {
    const { width, height } = imageCrops[crop]
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`
  }
  return (await PictureCache.open(cached)).write({ name: 'plain', svg, maxScale: 2 }, target)
}
