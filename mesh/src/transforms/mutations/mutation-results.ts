import {
  type GraphQLNamedType,
  type GraphQLSchema,
  GraphQLUnionType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { mapMutations, typeNameOf } from './map-mutations.ts'

/**
 * Gives every mutation a payload named after it: a union of what was changed and of problems, which a later problem only adds to.
 * `logOutUser: CurrentUser` → `logOutUser: LogOutUserResult`.
 */
export const mutationResults = (schema: GraphQLSchema): GraphQLSchema =>
  mapMutations(schema, {
    change: (name, mutation) => ({
      ...mutation,
      type: resultOf(name, getNamedType(mutation.type)),
      astNode: undefined,
    }),
    isReplaced: isUnionType,
  })

function resultOf(mutation: string, type: GraphQLNamedType): GraphQLUnionType {
  const name = typeNameOf(mutation, 'Result')
  if (isUnionType(type)) {
    return new GraphQLUnionType({ ...type.toConfig(), name, astNode: undefined })
  }
  if (!isObjectType(type)) throw new Error(`${mutation} does not return an object.`)
  return new GraphQLUnionType({
    name,
    description: 'The changed object, or the problem for which nothing was changed.',
    types: [type],
    resolveType: () => type.name,
  })
}
