import type { DemoSign } from './signs.ts'
import { heavyFont } from './heavy-font.ts'

type Sheet = { width: number; height: number }

const [size, leading] = [118, 132]

/** A sponsor's logo on white: the mark on the left, the name beside it as outlines, centred. */
export function signSvg({ mark, lines, color }: DemoSign, crop: Sheet): string {
  const words = lines.map((line) => setLine(line, size))
  const width = 260 + Math.max(...words.map((line) => line.width))
  const top = 100 - ((lines.length - 1) * leading) / 2 + size * 0.35
  const drawn = words.map(
    ({ path }, index) =>
      `<path fill="${color}" transform="translate(260 ${top + index * leading}) ${path}`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}"`,
    ` viewBox="-60 ${-200} ${width + 120} 600" preserveAspectRatio="xMidYMid meet">`,
    `<rect x="-2000" y="-2000" width="6000" height="6000" fill="#ffffff"/>`,
    mark,
    ...drawn,
    '</svg>',
  ].join('')
}

/** A line of the house’s type as an SVG path, without its beginning: `scale(…)" d="…"/>`. */
export function setLine(words: string, size: number): { width: number; path: string } {
  const font = heavyFont()
  const scale = size / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(words)
  let left = 0
  const letters = glyphs.map((glyph, index) => {
    const at = left
    left += positions[index]!.xAdvance
    return glyph.path.translate(at, 0).toSVG()
  })
  return {
    width: advanceWidth * scale,
    path: `scale(${scale} ${-scale})" d="${letters.join('')}"/>`,
  }
}
