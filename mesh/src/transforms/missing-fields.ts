import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/**
 * Gives the fields of the contract that an origin may leave out (`Type.field`) a value where it does: an empty list, an empty string, false or null.
 * So for an origin without them, only these fields are empty, and the rest of the response stays.
 */
export function missingFields(
  schema: GraphQLSchema,
  extensions: ReadonlySet<string>,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      if (!extensions.has(`${typeName}.${fieldName}`)) return undefined
      if (!isNonNullType(field.type)) return undefined
      const fallback = emptyValue(field.type)
      // Types without a neutral value become null, so that the object stays.
      return fallback === undefined
        ? { ...field, type: getNullableType(field.type), astNode: undefined }
        : { ...field, resolve: resolveOr(field, fallback) }
    },
  })
}

function resolveOr(field: GraphQLFieldConfig<unknown, unknown>, fallback: unknown) {
  const resolve = field.resolve ?? defaultFieldResolver
  return (...args: Parameters<typeof resolve>): unknown => resolve(...args) ?? fallback
}

// By name: Mesh has scalars of its own that are called like those of graphql.
const emptyScalars: Record<string, unknown> = { String: '', Boolean: false }

function emptyValue(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type)
  return isListType(inner) ? [] : emptyScalars[getNamedType(inner).name]
}
