import localFont from 'next/font/local'

// The files are cut by `scripts/generate/fonts.ts`. Next reads these calls without running them: everything has to be written out.

/** Headlines and interface. The width axis lets long German words narrow instead of breaking the grid. */
export const archivo = localFont({
  src: './fonts/archivo.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-archivo',
  adjustFontFallback: 'Arial',
  declarations: [
    { prop: 'font-stretch', value: '62% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
    },
  ],
})

/** Czech, Hungarian, Polish and other names in headlines: fetched only where a page has such a letter. */
export const archivoExtended = localFont({
  src: './fonts/archivo-extended.woff2',
  weight: '400 900',
  display: 'swap',
  variable: '--font-archivo-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '62% 100%' },
    { prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF' },
  ],
})

/** Reading text. It stands further down: what is seen first does not share the line with it. */
export const sourceSerif = localFont({
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

/** Letters beyond Western Europe in reading text: fetched only where a page has one. */
export const sourceSerifExtended = localFont({
  src: './fonts/source-serif-extended.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-source-serif-extended',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF' }],
})
