type Sheet = { ground: string; form: string }

/** A drawing of 1240 × 700 units as an SVG document for a crop: its middle, as large as the crop is high or wide. */
export function sceneSvg({ ground, form }: Sheet, crop: { width: number; height: number }): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}"`,
    ' viewBox="0 0 1240 700" preserveAspectRatio="xMidYMid slice">',
    `<rect width="1240" height="700" fill="${ground}"/>`,
    form,
    '</svg>',
  ].join('')
}
