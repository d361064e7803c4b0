import { dayAtTheatre } from '#database/site-zone.ts'
import type { ScheduledInvalidation } from './scheduled-invalidation.ts'

/** Midnight at the theatre: lists that begin "today" move on by a day, and the box office has other hours. */
export const newDay: ScheduledInvalidation = async (_, { after, until }) =>
  dayAtTheatre(after) === dayAtTheatre(until)
    ? []
    : ['events', 'teasers', 'calendar', 'opening-hours']
