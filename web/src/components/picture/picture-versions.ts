import type { Picture_imageFragment } from '#graphql/generated/graphql.ts'

type Version = Picture_imageFragment['variants'][number]

/** The value of `srcset` for the versions in one format. */
export function srcSet(versions: readonly Version[], format: Version['format']): string {
  return sourcesOf(versions, format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

/** The versions in one format, smallest first. */
export function sourcesOf(versions: readonly Version[], format: Version['format']): Version[] {
  return versions
    .filter((version) => version.format === format)
    .toSorted((one, other) => one.width - other.width)
}
