import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import { replaceNamedType } from '#transforms/replace-named-type.ts'

const Duration = new GraphQLScalarType<string, string>({
  name: 'Duration',
  description: 'A length of time in the notation of ISO 8601, e.g. "PT95M".',
})

/** Fields of the contract in minutes, with their names in the graph. */
const minuteFields: Readonly<Record<string, string>> = {
  minutes: 'duration',
  durationMinutes: 'duration',
  readingMinutes: 'readingTime',
}

/** Converts fields in minutes to `Duration`. */
export function durations(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName) => {
      const name = minuteFields[fieldName]
      return name === undefined ? undefined : [name, asDuration(field)]
    },
  })
}

function asDuration(
  field: GraphQLFieldConfig<unknown, unknown>,
): GraphQLFieldConfig<unknown, unknown> {
  const { resolve = defaultFieldResolver } = field
  return {
    ...field,
    type: replaceNamedType(field.type, Duration),
    resolve(...args) {
      const minutes: unknown = resolve(...args)
      return typeof minutes === 'number' ? `PT${minutes}M` : null
    },
    astNode: undefined,
  }
}
