import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { listQuery } from '#lib/list-query.ts'
import type { ProgrammeChoice } from './programme-choice.ts'

/** Address of a page of the programme, such as `/de/programm?date=01-12-2026&genre=3&page=2`. */
export function programmeAddress(
  list: ProgrammeChoice & { page?: number },
  locale: Locale,
): string {
  return `${pathFor('events', {}, locale)}${listQuery(list)}`
}
