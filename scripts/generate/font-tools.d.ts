declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Record<string, { min: number; max: number } | number>
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>
}
