import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

let heavy: Font | undefined

/** The heaviest Archivo, to convert text in drawings to outlines: the machine may have no fonts. */
export function heavyFont(): Font {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/archivo/files/archivo-latin-900-normal.woff2',
  )
  return (heavy ??= create(readFileSync(file)))
}
