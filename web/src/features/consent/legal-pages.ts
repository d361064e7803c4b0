import { locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

const names = ['legals-imprint', 'legals-privacy', 'legals-agb'] as const
const paths = new Set(names.flatMap((name) => locales.map((locale) => pathFor(name, {}, locale))))

/** Whether a page is shown without the banner over it: imprint, privacy, terms [9]. */
export function isLegalPage(path: string): boolean {
  return paths.has(path.replace(/\/$/, ''))
}
