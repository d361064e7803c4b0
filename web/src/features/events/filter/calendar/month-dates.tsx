'use client'
import { useEffect } from 'react'
import { useMonthDatesQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { monthOf } from '#lib/time/days.ts'
import { choiceVariables } from '#features/events/filter/choice-variables.ts'
import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'

type Props = {
  /** Such as `2026-12`. */
  month: string
  choice: ProgrammeChoice
  locale: Locale
  onDates: (month: string, days: readonly string[]) => void
}

/** Loads the days with events of a month and passes them on; renders nothing. */
export default withGraph(MonthDates)

function MonthDates({ month, choice, locale, onDates }: Props) {
  const variables = choiceVariables({ ...choice, date: `${month}-01` }, locale)
  const { data } = useMonthDatesQuery({ variables })
  const dates = data?.calendar?.dates
  useEffect(() => {
    if (dates)
      onDates(
        month,
        dates.filter((day) => monthOf(day) === month),
      )
  }, [dates, month, onDates])
  return null
}
