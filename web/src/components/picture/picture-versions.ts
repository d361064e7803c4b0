import type { HorizontalPicture_imageFragment } from '#graphql/generated/graphql.ts'

/** A file of a crop of a picture. */
export type PictureVersion = HorizontalPicture_imageFragment['horizontal'][number]

/** The value of `srcset` for the versions in one format. */
export function srcSet(
  versions: readonly PictureVersion[],
  format: PictureVersion['format'],
): string {
  return sourcesOf(versions, format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** The versions in one format, smallest first. */
function sourcesOf(
  versions: readonly PictureVersion[],
  format: PictureVersion['format'],
): PictureVersion[] {
  return versions
    .filter((version) => version.format === format)
    .toSorted((one, other) => one.width - other.width)
}

/** In pixels: wide enough for a phone, and for half of a desktop window. */
const fallbackWidth = 800

/** The file for browsers that show neither of the other formats; undefined if there is no such file. */
export function fallbackOf(versions: readonly PictureVersion[]): PictureVersion | undefined {
  const all = sourcesOf(versions, 'JPG')
  return all.find(({ width }) => width >= fallbackWidth) ?? all.at(-1)
}
