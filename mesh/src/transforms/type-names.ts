import { MapperKind } from '@graphql-tools/utils'
import { type GraphQLNamedType, type GraphQLSchema, isInputObjectType } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** Names of inputs without what Mesh adds to them: `LoginWrite_Input` → `LoginInput`. */
export function typeNames(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, { [MapperKind.TYPE]: (type) => renamed(type, newName(type)) })
}

function newName(type: GraphQLNamedType): string {
  return isInputObjectType(type) ? type.name.replace(/(Write)?_Input$/, 'Input') : type.name
}

function renamed(type: GraphQLNamedType, name: string): GraphQLNamedType | undefined {
  if (name === type.name) return undefined
  const Type = type.constructor as new (config: object) => GraphQLNamedType
  return new Type({ ...type.toConfig(), name, astNode: undefined })
}
