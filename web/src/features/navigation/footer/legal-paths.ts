import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'

/** Paths of the legally required pages, by their message keys. */
export function legalPaths(locale: Locale) {
  return {
    terms: pathFor('legals-agb', {}, locale),
    privacy: pathFor('legals-privacy', {}, locale),
    imprint: pathFor('legals-imprint', {}, locale),
    whistleblowing: design.footer.whistleblowingLink[locale],
  }
}
