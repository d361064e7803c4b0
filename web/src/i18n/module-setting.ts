import type { Locale } from './locales.ts'

/** What every module may need beside its own fields. It loads its messages itself: `useTranslations`. */
export type ModuleSetting = {
  locale: Locale
  /** Whether its picture is the first of the page, which is loaded eagerly. */
  isUrgent: boolean
}
