import { MapperKind } from '@graphql-tools/utils'
import { GraphQLError, GraphQLScalarType, type GraphQLSchema, isSpecifiedScalarType } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { scalarSpecifications } from './scalar-specifications.ts'

/**
 * Adds the address of its specification to each scalar, and reports invalid input as `BAD_USER_INPUT`. The scalars that Mesh
 * generates throw plain errors, which would be masked as failures of the gateway.
 */
export function specifiedScalars(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) => {
      if (isSpecifiedScalarType(type)) return undefined
      const { parseValue, parseLiteral, ...config } = type.toConfig()
      return new GraphQLScalarType({
        ...config,
        specifiedByURL: scalarSpecifications[type.name],
        parseValue: (value) => parseAs(type, () => parseValue(value)),
        parseLiteral: (node, variables) => parseAs(type, () => parseLiteral(node, variables)),
        astNode: undefined,
      })
    },
  })
}

function parseAs<Value>({ name, description }: GraphQLScalarType, parse: () => Value): Value {
  try {
    return parse()
  } catch {
    const [, example] = /e\.g\. ("[^"]+")/.exec(description ?? '') ?? []
    throw new GraphQLError(`Expected a ${name}${example ? `, such as ${example}` : ''}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
}
