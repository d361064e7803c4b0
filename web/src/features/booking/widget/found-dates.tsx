'use client'
import { useOtherDatesQuery } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { OtherDates } from '#features/booking/steps/other-dates.tsx'

/** The other dates of an event, loaded where seats were not enough; nothing until then, or if it fails. */
export function FoundDates({ eventNumber, locale }: { eventNumber: number; locale: Locale }) {
  const variables = { locale: graphLocale(locale), number: eventNumber }
  const { data } = useOtherDatesQuery({ variables })
  return <OtherDates events={data?.event?.otherEvents ?? []} locale={locale} heading="h3" />
}
