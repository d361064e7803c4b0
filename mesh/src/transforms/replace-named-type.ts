import {
  GraphQLList,
  type GraphQLNamedOutputType,
  GraphQLNonNull,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
} from 'graphql'

/** A type with another one inside its lists and non-nulls: `[Price!]!` with `Money` is `[Money!]!`. */
export function replaceNamedType(
  type: GraphQLOutputType,
  named: GraphQLNamedOutputType,
): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(replaceNamedType(type.ofType, named))
  if (isListType(type)) return new GraphQLList(replaceNamedType(type.ofType, named))
  return named
}
