import { MapperKind } from '@graphql-tools/utils'
import { type GraphQLSchema, GraphQLUnionType } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { FieldProblem, problemTypes } from './problem-types.ts'

/** Turns every error response in the result of a mutation into a `Problem` with a message and a code. */
export function problems(schema: GraphQLSchema): GraphQLSchema {
  const types = problemTypes(schema)
  const byName = new Map([...types.values(), FieldProblem].map((type) => [type.name, type]))
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => byName.get(type.name),
    [MapperKind.UNION_TYPE]: (union) => {
      const members = union.getTypes()
      if (!members.some(({ name }) => types.has(name))) return undefined
      const { resolveType, ...config } = union.toConfig()
      return new GraphQLUnionType({
        ...config,
        description:
          config.description ?? 'The changed object, or the problem for which nothing was changed.',
        types: [...new Set(members.map((member) => types.get(member.name) ?? member))],
        async resolveType(...value) {
          const name = await resolveType?.(...value)
          return types.get(name ?? '')?.name ?? name
        },
        astNode: undefined,
      })
    },
  })
}
