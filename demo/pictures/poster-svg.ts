import type { DemoPoster } from '#content/content.ts'

export type PosterFormat = 'portrait' | 'stage' | 'square' | 'link'

/** Where the shape's box of 1000 × 1000 units is on the poster, in pixels: its side and its top left corner. */
type Composition = { width: number; height: number; box: number; left: number; top: number }

/**
 * Every format shows the box's units 120 to 880 both ways; what is outside may be cropped by one of them. The stage
 * keeps its left third free for a title.
 */
const compositions: Record<PosterFormat, Composition> = {
  portrait: { width: 400, height: 500, box: 520, left: -60, top: -10 },
  stage: { width: 1240, height: 700, box: 900, left: 390, top: -100 },
  square: { width: 400, height: 400, box: 440, left: -20, top: -20 },
  link: { width: 1200, height: 630, box: 800, left: 200, top: -85 },
}

/**
 * The poster as an SVG document. The form is not clipped to its box: a shape that is to run off the sheet in every
 * format is drawn from -1000 to 2000. `scale` multiplies the size in pixels: 2 for screens of double density.
 */
export function posterSvg(
  poster: DemoPoster,
  { format, scale = 1 }: { format: PosterFormat; scale?: number },
): string {
  const { width, height, box, left, top } = compositions[format]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}"`,
    ` viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${poster.ground}"/>`,
    `<g transform="translate(${left} ${top}) scale(${box / 1000})">${poster.form}</g>`,
    '</svg>',
  ].join('')
}
