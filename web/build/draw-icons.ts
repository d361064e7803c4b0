import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { designs } from '#lib/design/design.ts'

/*
 * Draws the icons of each variant from the mark of its design into `public/icons/`. Run after a change of a mark:
 * `node web/build/draw-icons.ts`.
 */

const publicFolder = `${import.meta.dirname}/../public/icons`

const appleTouchSize = 180
const faviconSize = 32
const social = { width: 1200, height: 630 }

for (const [variant, { mark }] of Object.entries(designs)) {
  const folder = `${publicFolder}/${variant}`
  mkdirSync(folder, { recursive: true })
  const figure = `<path fill="${mark.figure}" d="${mark.path}"/>`
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${mark.ground}" d="M0 0h32v32H0z"/>${figure}</svg>\n`
  writeFileSync(`${folder}/icon.svg`, square)
  for (const size of [192, 512])
    writeFileSync(`${folder}/icon-${size}.png`, await png(square, size))
  writeFileSync(`${folder}/apple-touch-icon.png`, await png(square, appleTouchSize))
  writeFileSync(`${folder}/favicon.ico`, icoOf(await png(square, faviconSize)))
  const { width, height } = social
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${mark.ground}" d="M0 0h${width}v${height}H0z"/><g transform="translate(${(width - height) / 2}) scale(${height / 32})">${figure}</g></svg>`
  writeFileSync(`${folder}/social.png`, await palette(sharp(Buffer.from(wide))))
}

function png(svg: string, size: number): Promise<Buffer> {
  return palette(sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(size, size))
}

function palette(image: Sharp): Promise<Buffer> {
  return image.png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer()
}

/** An icon file with one PNG of `faviconSize`. */
function icoOf(picture: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(faviconSize, 6)
  head.writeUInt8(faviconSize, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
