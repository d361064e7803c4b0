import type { Locale } from './locales.ts'

/** What every module may need beside its own fields. Its words it finds by itself: `useTranslations`. */
export type ModuleSetting = {
  locale: Locale
  /** Whether its picture is the first of the page, which is fetched at once. */
  isUrgent: boolean
}
