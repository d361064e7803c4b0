type Variant = { crop: string; format: string; width: number; url: string }

/** Widths from here on are sharp enough for a thumbnail. */
const smallestWidth = 160

/** The address of the smallest rendition of a picture that is large enough for a list. */
export function thumbnailUrl(variants: readonly Variant[]): string | undefined {
  const bySize = variants.toSorted((one, other) => one.width - other.width)
  return (bySize.find(({ width }) => width >= smallestWidth) ?? bySize.at(-1))?.url
}
