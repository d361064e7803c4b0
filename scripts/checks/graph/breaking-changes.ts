import { buildSchema, findBreakingChanges as compare } from 'graphql'

/** What breaks clients of the earlier graph, a line each. */
export function findBreakingChanges(earlier: string, later: string): string[] {
  const changes = compare(buildSchema(earlier), buildSchema(later))
  return changes.map(({ description }) => description)
}
