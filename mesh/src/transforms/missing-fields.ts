import { MapperKind, mapSchema } from '@graphql-tools/utils'
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

/**
 * Gives the fields of the contract that an origin may leave out (`Type.field`) a value where it does: an empty list, no text, no.
 * So an origin without them loses what they show, and not the whole answer.
 */
export function missingFields(
  schema: GraphQLSchema,
  extensions: ReadonlySet<string>,
): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      if (!extensions.has(`${typeName}.${fieldName}`)) return undefined
      return isNonNullType(field.type) ? { ...field, resolve: resolveOr(field) } : undefined
    },
  })
}

function resolveOr(field: GraphQLFieldConfig<unknown, unknown>) {
  const resolve = field.resolve ?? defaultFieldResolver
  const fallback = emptyValue(field.type)
  return (...given: Parameters<typeof resolve>): unknown => resolve(...given) ?? fallback
}

// By name: Mesh has scalars of its own that are called like those of graphql.
const emptyScalars: Record<string, unknown> = { String: '', Boolean: false }

function emptyValue(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type)
  return isListType(inner) ? [] : emptyScalars[getNamedType(inner).name]
}
