import { dayAtTheatre } from '#database/site-zone.ts'
import type { Passing } from './span.ts'

/** Midnight at the theatre: what begins „from today on“ begins a day later, and the box office has the hours of another day. */
export const newDay: Passing = async (_, { after, until }) =>
  dayAtTheatre(after) === dayAtTheatre(until)
    ? []
    : ['events', 'teasers', 'calendar', 'opening-hours']
