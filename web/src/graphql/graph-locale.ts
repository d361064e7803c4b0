import type { Locale } from '#i18n/locales.ts'
import type { Locale as GraphLocale } from './generated/graphql.ts'

/** A language in the graph's spelling. */
export const graphLocale = (locale: Locale): GraphLocale => (locale === 'de' ? 'DE' : 'EN')
