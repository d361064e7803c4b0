import type { Join, Row } from '#types/join.ts'

/** An article leads to the productions that it is about. */
export const articleProduction: Join = {
  types: ['Article'],
  field: 'productions',
  from: 'ProductionSummary',
  to: 'Production',
  rootField: 'productions',
  rootArguments: { first: 100 },
  rows: (answer) => (answer as { results: Row[] }).results,
}
