import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { GraphQLError, GraphQLScalarType, type GraphQLSchema, isSpecifiedScalarType } from 'graphql'

/**
 * Lets scalars refuse bad input as a mistake of the client. Those that Mesh makes throw plain errors, which would be masked as
 * failures of the gateway.
 */
export function refusingScalars(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) => {
      if (isSpecifiedScalarType(type)) return undefined
      const { parseValue, parseLiteral, ...config } = type.toConfig()
      return new GraphQLScalarType({
        ...config,
        parseValue: (value) => refuseAs(type.name, () => parseValue(value)),
        parseLiteral: (node, variables) => refuseAs(type.name, () => parseLiteral(node, variables)),
      })
    },
  })
}

function refuseAs<Value>(name: string, parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw new GraphQLError(`This is no ${name}: ${error instanceof Error ? error.message : ''}`, {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
}
