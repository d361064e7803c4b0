import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { GraphQLError, GraphQLScalarType, type GraphQLSchema, isSpecifiedScalarType } from 'graphql'
import { scalarSpecifications } from './scalar-specifications.ts'

/**
 * Gives scalars the address of their specification, and lets them refuse bad input as a mistake of the client. Those that Mesh
 * makes throw plain errors, which would be masked as failures of the gateway.
 */
export function refusingScalars(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) => {
      if (isSpecifiedScalarType(type)) return undefined
      const { parseValue, parseLiteral, ...config } = type.toConfig()
      return new GraphQLScalarType({
        ...config,
        specifiedByURL: scalarSpecifications[type.name],
        parseValue: (value) => refuseAs(type, () => parseValue(value)),
        parseLiteral: (node, variables) => refuseAs(type, () => parseLiteral(node, variables)),
        astNode: undefined,
      })
    },
  })
}

function refuseAs<Value>({ name, description }: GraphQLScalarType, parse: () => Value): Value {
  try {
    return parse()
  } catch {
    const [, example] = /e\.g\. ("[^"]+")/.exec(description ?? '') ?? []
    throw new GraphQLError(`Expected a ${name}${example ? `, such as ${example}` : ''}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
}
