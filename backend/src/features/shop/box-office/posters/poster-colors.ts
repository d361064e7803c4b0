/** What is written on a ground of any colour. */
const light = '#ffffff'
const dark = '#000000'

/** WCAG 2.2, 1.4.3. Every colour has it with one of black and white. */
const minContrast = 4.5

/** The colour of text on a ground (`#rrggbb`), with enough contrast for small letters. */
export function textColorOn(ground: string): typeof light | typeof dark {
  return (1 + 0.05) / (luminanceOf(ground) + 0.05) >= minContrast ? light : dark
}

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What an element that stands on the ground of a poster has as `data-ground`. */
export const groundName = (color: string) => color.slice(1).toLowerCase()

/** Rules that set `--ground` and `--on-ground` for elements with this `data-ground`. */
export function groundRules(name: string): string {
  return `[data-ground='${name}'] { --ground: #${name}; --on-ground: ${textColorOn(`#${name}`)}; }\n`
}
