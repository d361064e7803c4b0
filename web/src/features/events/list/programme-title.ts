import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { variant } from '#lib/design/variant.ts'
import { formatMonth } from '#lib/time/days.ts'

/** The window's title for a list: `Spielplan ab Dezember 2026 Seite 2`. */
export function programmeTitle(
  { date, page }: Pick<ProgrammeChoice, 'date'> & { page: number },
  { t, locale }: { t: Translate<'programme'>; locale: Locale },
): string {
  const month = date && t('from', { month: formatMonth(date, locale) })
  const number = page > 1 && t('page', { page })
  return [t(`title.${variant}`), month, number].filter(Boolean).join(' ')
}
