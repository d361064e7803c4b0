import type { Join, Row } from '#types/join.ts'

/** An event leads to its venue. */
export const eventVenue: Join = {
  types: ['Event', 'EventListItem', 'EventDate', 'TicketEvent'],
  field: 'venue',
  from: 'VenueSummary',
  to: 'Venue',
  rootField: 'venues',
  rows: (answer) => answer as Row[],
}
