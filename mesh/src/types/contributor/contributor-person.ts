import type { Join, Row } from '#types/join.ts'

/** A name in a programme leads to its person. */
export const contributorPerson: Join = {
  types: ['Contributor'],
  field: 'person',
  from: 'PersonSummary',
  to: 'Person',
  rootField: 'persons',
  rootArguments: { first: 100 },
  rows: (answer) => (answer as { results: Row[] }).results,
}
