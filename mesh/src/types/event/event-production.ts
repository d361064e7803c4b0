import type { Join, Row } from '#types/join.ts'

/** An event leads to its production. */
export const eventProduction: Join = {
  types: ['Event', 'EventListItem'],
  field: 'production',
  from: 'ProductionSummary',
  to: 'Production',
  rootField: 'productions',
  rootArguments: { first: 100 },
  rows: (answer) => (answer as { results: Row[] }).results,
  idField: 'production_id',
}
