import { GraphQLEnumType, GraphQLSchema } from 'graphql'
import { errorCodes } from '#errors/error-code.ts'

/** Adds the codes of errors as an enum, so that clients find them by introspection. */
export function withErrorCode(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig()
  const GraphQLErrorCode = new GraphQLEnumType({
    name: 'GraphQLErrorCode',
    description:
      'Code of an error in the `errors` of a response, found in `extensions.code`. Problems of mutations have a `ProblemCode`.',
    values: Object.fromEntries(
      Object.entries(errorCodes).map(([code, description]) => [code, { description }]),
    ),
  })
  return new GraphQLSchema({ ...config, types: [...config.types, GraphQLErrorCode] })
}
