import { expect, test } from 'vitest'
import { findBreakingChanges } from './breaking-changes.ts'
import { findGraphProblems } from './graph-problems.ts'

const graph = `"""What clients read."""
type Query {
  """Plays in pages."""
  plays(first: Int, after: String): PlayConnection
}

"""A play."""
type Play {
  id: ID!
  title: String!
}

"""A page of plays."""
type PlayConnection {
  edges: [PlayEdge!]!
  pageInfo: PageInfo!
}

"""A play in its list."""
type PlayEdge {
  node: Play!
  cursor: String!
}

"""Where a page begins and ends."""
type PageInfo {
  hasPreviousPage: Boolean!
  hasNextPage: Boolean!
  startCursor: String
  endCursor: String
}`

test('a graph by the conventions has no problem', () => {
  expect(findGraphProblems('schema.graphql', graph)).toEqual([])
})

test.each([
  ['a type without a description', '"""A play."""', '', /require-description/],
  ['a field in snake case', '  title:', '  main_title:', /naming-convention/],
  ['a field that repeats its type', '  title:', '  playTitle:', /no-typename-prefix/],
  ['a connection without edges', 'edges:', 'rows:', /relay-connection-types/],
  ['a connection without a cursor', ', after: String', '', /relay-arguments/],
])('%s is a problem', (_, text, spoiled, rule) => {
  const problems = findGraphProblems('schema.graphql', graph.replace(text, spoiled))
  expect(problems.join('\n')).toMatch(rule)
})

test('a removed field breaks clients, as does one that may be null now; a new field does not', () => {
  const later = graph
    .replace('  endCursor: String\n', '  added: String\n')
    .replace('title: String!', 'title: String')
  expect(findBreakingChanges(graph, later)).toEqual([
    'Play.title changed type from String! to String.',
    'PageInfo.endCursor was removed.',
  ])
})
