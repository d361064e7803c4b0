import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

type Font = {
  /** The file of the package that it is made from, below `node_modules/@fontsource-variable`. */
  from: string
  to: string
  /** First and last code points. */
  letters: readonly (readonly [number, number])[]
  /** The range that is kept of each axis, or the one value that it is set to. */
  axes: Record<string, { min: number; max: number } | number>
}

// As the packages cut them, so that no letter is lost which they show.
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const
// Czech, Slovak, Polish, Hungarian, Croatian, Bosnian, Serbian, Slovenian, Romanian and Turkish names: hardly a programme is without one.
const neighbours = [
  [0x102, 0x107],
  [0x10c, 0x111],
  [0x118, 0x11b],
  [0x11e, 0x11f],
  [0x130, 0x130],
  [0x13d, 0x13e],
  [0x141, 0x144],
  [0x147, 0x148],
  [0x150, 0x151],
  [0x158, 0x15b],
  [0x15e, 0x161],
  [0x164, 0x165],
  [0x16e, 0x171],
  [0x179, 0x17e],
  [0x218, 0x21b],
] as const
const extended = [
  [0x100, 0x2ba],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
] as const

// What the style sheets use of the weights and widths; the axes are most of the bytes.
const archivo = { wght: { min: 400, max: 900 }, wdth: { min: 62, max: 100 } }
const sourceSerif = { wght: { min: 400, max: 700 } }

const fonts: Font[] = [
  {
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'archivo.woff2',
    letters: latin,
    axes: archivo,
  },
  {
    from: 'archivo/files/archivo-latin-ext-wdth-normal.woff2',
    to: 'archivo-neighbours.woff2',
    letters: neighbours,
    axes: archivo,
  },
  {
    from: 'archivo/files/archivo-latin-ext-wdth-normal.woff2',
    to: 'archivo-extended.woff2',
    letters: extended,
    axes: archivo,
  },
  {
    from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    to: 'source-serif.woff2',
    letters: latin,
    axes: sourceSerif,
  },
  {
    from: 'source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
    to: 'source-serif-neighbours.woff2',
    letters: neighbours,
    axes: sourceSerif,
  },
  {
    from: 'source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
    to: 'source-serif-extended.woff2',
    letters: extended,
    axes: sourceSerif,
  },
]

// A PDF takes no variable fonts: the faces of tickets have one weight and width each.
const ticketFaces = { title: { wght: 900, wdth: 67 }, text: { wght: 600, wdth: 88 } }

const ticketFonts: Font[] = Object.entries(ticketFaces).flatMap(([face, axes]) => [
  {
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    to: `${face}.ttf`,
    letters: latin,
    axes,
  },
  {
    from: 'archivo/files/archivo-latin-ext-wdth-normal.woff2',
    to: `${face}-extended.ttf`,
    letters: extended,
    axes,
  },
])

const targets = [
  { folder: 'web/src/ui/fonts', fonts, targetFormat: 'woff2' },
  {
    folder: 'backend/src/features/shop/box-office/tickets/pdf/fonts',
    fonts: ticketFonts,
    targetFormat: 'truetype',
  },
] as const

// What browsers apply by themselves, and the figures that the style sheets choose.
const features = 'ccmp locl rlig liga clig calt kern mark mkmk tnum pnum lnum onum'.split(' ')

/** Cuts the faces of site and tickets down to what is shown of them (their licence, the OFL, allows that). */
export async function writeFonts(root: string): Promise<void> {
  for (const target of targets) {
    const folder = `${root}/${target.folder}`
    mkdirSync(folder, { recursive: true })
    for (const { from, to, letters, axes } of target.fonts) {
      const whole = readFileSync(`${root}/node_modules/@fontsource-variable/${from}`)
      const cut = await subsetFont(whole, letters.map(charactersBetween).join(''), {
        targetFormat: target.targetFormat,
        variationAxes: axes,
        keepFeatures: features,
      })
      writeFileSync(`${folder}/${to}`, cut)
    }
  }
}

function charactersBetween([first, last]: readonly [number, number]): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, step) => first + step),
  )
}
