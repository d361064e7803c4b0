import type { ScheduleStatus } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'

/** The properties of an event in a calendar; `Event` and `EventListItem` of the graph both have them. */
export type CalendarEvent = {
  number: number
  slugs: Record<Locale, string>
  title: string
  subtitle: string | null
  teaser: string | null
  day: string
  time: string | null
  dateStart: string
  dateEnd: string | null
  schedule: ScheduleStatus
  revision: number
  changedAt: string
  genre: { name: string } | null
  venue: {
    name: string
    street: string
    postcode: string
    city: string
    latitude: number | null
    longitude: number | null
  }
  room: { name: string } | null
}
