import type { Join, Row } from '#types/join.ts'

/** An article leads to the people whom it is about. */
export const articlePerson: Join = {
  types: ['Article'],
  field: 'persons',
  from: 'PersonSummary',
  to: 'Person',
  rootField: 'persons',
  rootArguments: { first: 100 },
  rows: (answer) => (answer as { results: Row[] }).results,
}
