import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { type GraphQLNamedType, type GraphQLSchema, isInputObjectType, isUnionType } from 'graphql'

/** Names that Mesh makes up, as the field writes them: `LoginWrite_Input` → `LoginInput`, `login_response` → `LoginResult`. */
export function typeNames(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, { [MapperKind.TYPE]: (type) => renamed(type, newName(type)) })
}

function newName(type: GraphQLNamedType): string {
  if (isInputObjectType(type)) return type.name.replace(/(Write)?_Input$/, 'Input')
  if (!isUnionType(type)) return type.name
  return type.name.replace(/^(\w)(\w*)_response$/, (_, first: string, rest: string) => {
    return `${first.toUpperCase()}${rest}Result`
  })
}

function renamed(type: GraphQLNamedType, name: string): GraphQLNamedType | undefined {
  if (name === type.name) return undefined
  const Type = type.constructor as new (config: object) => GraphQLNamedType
  return new Type({ ...type.toConfig(), name, astNode: undefined })
}
