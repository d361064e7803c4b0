import type { Join, Row } from '#types/join.ts'

/** What a person does leads to the production in which they do it. */
export const partProduction: Join = {
  types: ['PersonPart'],
  field: 'production',
  from: 'ProductionSummary',
  to: 'Production',
  rootField: 'productions',
  rootArguments: { first: 100 },
  rows: (answer) => (answer as { results: Row[] }).results,
}
