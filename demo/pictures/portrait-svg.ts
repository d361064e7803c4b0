import { imageCrops } from '@foyer/schema/shapes/images.ts'
import type { Glyph } from 'fontkit'
import { heavyFont } from './heavy-font.ts'

type Crop = keyof typeof imageCrops
type Portrait = { initials: string; ground: string; ink: string; accent: string }
type Sheet = { width: number; height: number }
type Letter = { glyph: Glyph; scale: number; left: number; baseline: number }

/** By how much of its height a letter runs over the edge of the sheet. */
const bleed = 0.04

/**
 * A typographic portrait: two initials in the heaviest Archivo, as outlines, so large that the sheet crops them. The second
 * one is laid over the first in the accent colour.
 */
export function portraitSvg({ initials, ground, ink, accent }: Portrait, crop: Crop): string {
  const sheet = imageCrops[crop]
  const font = heavyFont()
  const { glyphs } = font.layout(initials)
  const place = sheet.width > sheet.height ? besideEachOther : aboveEachOther
  const letters = place(glyphs, { capHeight: font.capHeight, sheet })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    ...letters.map((letter, index) => outline(letter, index === 0 ? ink : accent)),
    '</svg>',
  ].join('')
}

/** The first letter stands on the left over the upper edge, the second on the right over the lower one. */
function aboveEachOther(
  glyphs: Glyph[],
  { capHeight, sheet }: { capHeight: number; sheet: Sheet },
) {
  const size = sheet.height * 0.53
  const scale = size / capHeight
  return glyphs.map((glyph, index): Letter => {
    const { minX, maxX } = glyph.bbox
    const isFirst = index === 0
    return {
      glyph,
      scale,
      left: isFirst ? -bleed * size - minX * scale : sheet.width + bleed * size - maxX * scale,
      baseline: isFirst ? size * (1 - bleed) : sheet.height + bleed * size,
    }
  })
}

/** Both letters stand in a row that is higher than the sheet; the second one touches the right edge. */
function besideEachOther(
  glyphs: Glyph[],
  { capHeight, sheet }: { capHeight: number; sheet: Sheet },
) {
  const size = sheet.height * 1.1
  const scale = size / capHeight
  return glyphs.map((glyph, index): Letter => {
    const { minX, maxX } = glyph.bbox
    const isFirst = index === 0
    return {
      glyph,
      scale,
      left: isFirst ? -bleed * size - minX * scale : sheet.width + bleed * size - maxX * scale,
      baseline: (sheet.height + size) / 2,
    }
  })
}

function outline({ glyph, scale, left, baseline }: Letter, fill: string): string {
  return `<path fill="${fill}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
}
