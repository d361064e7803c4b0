/** The part of fontkit that portraits use; the package comes without types. */
declare module 'fontkit' {
  export type Glyph = {
    path: { toSVG(): string; translate(x: number, y: number): { toSVG(): string } }
    bbox: { minX: number; maxX: number }
  }
  export type Font = {
    unitsPerEm: number
    capHeight: number
    layout(text: string): {
      glyphs: Glyph[]
      positions: { xAdvance: number }[]
      advanceWidth: number
    }
  }
  export function create(bytes: Uint8Array): Font
}
