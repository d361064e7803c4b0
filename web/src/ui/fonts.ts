import localFont from 'next/font/local'

// The files are cut by `scripts/generate/fonts.ts`. Next reads these calls statically: all arguments must be literals.

/**
 * Headlines and interface. The width axis lets long German words narrow instead of breaking the grid; `substitute-fonts.css` has what
 * stands in for it in each width.
 */
const archivo = localFont({
  src: './fonts/archivo.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-archivo',
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '62% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
    },
  ],
})

/** Letters of neighbouring countries' names in headlines: loaded only where a page has one. */
const archivoNeighbours = localFont({
  src: './fonts/archivo-neighbours.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-archivo-neighbours',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '62% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0102-0107,U+010C-0111,U+0118-011B,U+011E-011F,U+0130,U+013D-013E,U+0141-0144,U+0147-0148,U+0150-0151,U+0158-015B,U+015E-0161,U+0164-0165,U+016E-0171,U+0179-017E,U+0218-021B',
    },
  ],
})

/** Rarer letters in headlines. */
const archivoExtended = localFont({
  src: './fonts/archivo-extended.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-archivo-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '62% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0101,U+0108-010B,U+0112-0117,U+011C-011D,U+0120-012F,U+0132-013C,U+013F-0140,U+0145-0146,U+0149-014F,U+0154-0157,U+015C-015D,U+0162-0163,U+0166-016D,U+0172-0178,U+017F-0217,U+021C-02BA,U+1E00-1E9F,U+1EF2-1EFF',
    },
  ],
})

/** Body text. It is further down the page: what is seen first should not wait for it. */
const sourceSerif = localFont({
  src: './fonts/source-serif.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif',
  adjustFontFallback: 'Times New Roman',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
    },
  ],
})

/** Letters of neighbouring countries' names in body text: loaded only where a page has one. */
const sourceSerifNeighbours = localFont({
  src: './fonts/source-serif-neighbours.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif-neighbours',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0107,U+010C-0111,U+0118-011B,U+011E-011F,U+0130,U+013D-013E,U+0141-0144,U+0147-0148,U+0150-0151,U+0158-015B,U+015E-0161,U+0164-0165,U+016E-0171,U+0179-017E,U+0218-021B',
    },
  ],
})

/** Rarer letters in body text. */
const sourceSerifExtended = localFont({
  src: './fonts/source-serif-extended.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0101,U+0108-010B,U+0112-0117,U+011C-011D,U+0120-012F,U+0132-013C,U+013F-0140,U+0145-0146,U+0149-014F,U+0154-0157,U+015C-015D,U+0162-0163,U+0166-016D,U+0172-0178,U+017F-0217,U+021C-02BA,U+1E00-1E9F,U+1EF2-1EFF',
    },
  ],
})

/** The class of the `html` element in which the style sheets find all fonts. */
export const fontVariables = [
  archivo,
  archivoNeighbours,
  archivoExtended,
  sourceSerif,
  sourceSerifNeighbours,
  sourceSerifExtended,
]
  .map((font) => font.variable)
  .join(' ')
