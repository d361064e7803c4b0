import { locales } from '#i18n/locales.ts'

/**
 * The spelling under which a page is kept, of a path as somebody has typed it: in small letters, escaped only where it has to be,
 * without a slash at its end. Paths of no language are left as they are.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/').map(spell)
  if (!locales.some((locale) => locale === segments[1])) return path
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  return segments.join('/')
}

const spell = (segment: string) =>
  encodeURIComponent(decodeURIComponent(segment).normalize('NFC').toLowerCase())
