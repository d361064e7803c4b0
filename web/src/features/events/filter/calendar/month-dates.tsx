'use client'
import { ApolloProvider } from '@apollo/client/react'
import { useEffect } from 'react'
import { browserClient } from '#graphql/browser-client.ts'
import { useMonthDatesQuery } from '#graphql/generated/hooks.ts'
import type { Locale } from '#i18n/locales.ts'
import { monthOf } from '#lib/time/days.ts'
import { choiceVariables } from '#features/events/filter/choice-variables.ts'
import type { ProgrammeChoice } from '#features/events/filter/programme-choice.ts'

type Props = {
  /** As `2026-12`. */
  month: string
  choice: ProgrammeChoice
  locale: Locale
  onDates: (month: string, days: readonly string[]) => void
}

/** Asks for the days of a month that have events, and tells them; shows nothing. */
export default function MonthDates(props: Props) {
  return (
    <ApolloProvider client={browserClient()}>
      <AskedDates {...props} />
    </ApolloProvider>
  )
}

function AskedDates({ month, choice, locale, onDates }: Props) {
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
