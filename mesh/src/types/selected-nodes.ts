import { collectSubFields } from '@graphql-tools/utils'
import type { FieldNode, GraphQLObjectType, GraphQLResolveInfo } from 'graphql'

/** What a query selects of the object that a field returns, with fragments, and without what it skips. */
export function selectedNodes(info: GraphQLResolveInfo, type: GraphQLObjectType): FieldNode[] {
  const { fields } = collectSubFields(
    info.schema,
    info.fragments,
    // The package's types are those of graphql 17; graphql 16 gives the values themselves.
    info.variableValues as never,
    type,
    [...info.fieldNodes],
  )
  return [...fields.values()].flat()
}
