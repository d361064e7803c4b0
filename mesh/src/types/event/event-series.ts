import type { Join, Row } from '#types/join.ts'

/** An event leads to the series it belongs to. */
export const eventSeries: Join = {
  types: ['Event', 'EventListItem'],
  field: 'series',
  from: 'SeriesSummary',
  to: 'Series',
  rootField: 'series',
  rows: (answer) => answer as Row[],
}
