import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { monthInWords } from '#lib/time/days.ts'

type Words = Pick<Messages['programme'], 'title' | 'from' | 'page'>

/** What a window that shows this list is called: `Spielplan ab Dezember 2026 Seite 2`. */
export function programmeTitle(
  { date, page }: Pick<ProgrammeChoice, 'date'> & { page: number },
  { words, locale }: { words: Words; locale: Locale },
): string {
  const month = date && words.from.replace('{month}', monthInWords(date, locale))
  const number = page > 1 && words.page.replace('{page}', String(page))
  return [words.title, month, number].filter(Boolean).join(' ')
}
