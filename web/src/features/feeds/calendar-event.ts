import type { CalendarEvent_eventFragment } from '#graphql/generated/graphql.ts'

/** The properties of an event in a calendar. */
export type CalendarEvent = Omit<CalendarEvent_eventFragment, '__typename' | ' $fragmentName'>
