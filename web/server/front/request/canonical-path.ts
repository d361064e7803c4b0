import { locales } from '#i18n/locales.ts'

/**
 * The canonical form of a path, under which a page is cached: lower case, escaped only where necessary, no trailing
 * slash. Paths without a language are unchanged.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/').map(normalizeSegment)
  if (!locales.some((locale) => locale === segments[1])) return path
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  return segments.join('/')
}

const normalizeSegment = (segment: string) =>
  encodeURIComponent(decodeURIComponent(segment).normalize('NFC').toLowerCase())
