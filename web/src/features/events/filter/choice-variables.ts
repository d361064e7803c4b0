import { cursorBefore } from '@foyer/schema/shapes/page-cursor.ts'
import type { MonthDatesQueryVariables } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ProgrammeChoice } from './programme-choice.ts'

/** A choice as variables of the graph. */
export function choiceVariables(choice: ProgrammeChoice, locale: Locale) {
  return {
    locale: graphLocale(locale),
    date: choice.date ?? null,
    room: choice.room ?? null,
    venue: choice.venue ?? null,
    // The graph takes a type by slug or number, both as text.
    exhibitionType: choice.type === undefined ? null : String(choice.type),
    tag: choice.tag ?? null,
    series: choice.series ?? null,
    genre: choice.genre ?? null,
    age: choice.age ?? null,
  } satisfies MonthDatesQueryVariables
}

/** The variables of a page of the programme, and of the first day of the page after it. */
export function listVariables(
  choice: ProgrammeChoice,
  pageOptions: { page: number; locale: Locale },
) {
  const { page, locale } = pageOptions
  return {
    ...choiceVariables(choice, locale),
    to: choice.to ?? null,
    after: cursorBefore(page),
    afterFollowing: cursorBefore(page + 1),
  }
}
