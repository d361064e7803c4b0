import { GraphQLEnumType, GraphQLSchema } from 'graphql'
import { errorCodes } from '#errors/error-code.ts'

/** Adds the codes of errors as an enum, so that clients find them by introspection. */
export function withErrorCode(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig()
  const ErrorCode = new GraphQLEnumType({
    name: 'ErrorCode',
    description: 'What `extensions.code` of an error may be.',
    values: Object.fromEntries(
      Object.entries(errorCodes).map(([code, description]) => [code, { description }]),
    ),
  })
  return new GraphQLSchema({ ...config, types: [...config.types, ErrorCode] })
}
