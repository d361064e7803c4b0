import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { imageCrops } from '@foyer/schema/rest/images.ts'
import { create, type Font } from 'fontkit'

type Portrait = { initials: string; ground: string; ink: string }

/** Share of the sheet's height that the letters take; more than there is, so that the sheet crops them. */
const letterSize = { vertical: 1.06, horizontal: 1.3, square: 1.04 }
/** How far the second letter is pulled over the end of the first, in ems. */
const tightness = 0.03

let heavy: Font | undefined

/** A typographic portrait: initials in Archivo Black, as outlines, large enough to be cropped by the sheet. */
export function portraitSvg(
  { initials, ground, ink }: Portrait,
  crop: keyof typeof imageCrops,
): string {
  const { width, height } = imageCrops[crop]
  const font = (heavy ??= readHeavyFont())
  const scale = (height * letterSize[crop]) / font.capHeight
  const left = -0.04 * font.unitsPerEm * scale
  const baseline = height * (0.5 + letterSize[crop] / 2) - height * 0.02
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<g fill="${ink}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">`,
    ...outlines(font, initials),
    '</g></svg>',
  ].join('')
}

function outlines(font: Font, text: string): string[] {
  const { glyphs, positions } = font.layout(text)
  let x = 0
  return glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) - tightness * font.unitsPerEm
    return path
  })
}

function readHeavyFont(): Font {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/archivo/files/archivo-latin-900-normal.woff2',
  )
  return create(readFileSync(file))
}
