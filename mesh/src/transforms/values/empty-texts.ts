import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/**
 * Says null where the origin says that there is no text by an empty one: for the texts that the contract marks so, by coordinate of the
 * graph. The texts of modules stay as editors have left them.
 */
export function emptyTexts(schema: GraphQLSchema, texts: ReadonlySet<string>): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) =>
      texts.has(`${typeName}.${fieldName}`)
        ? {
            ...field,
            type: getNullableType(field.type),
            description: withNull(field.description),
            resolve: orNull(field.resolve ?? defaultFieldResolver),
            astNode: undefined,
          }
        : undefined,
  })
}

function orNull(resolve: GraphQLFieldResolver<unknown, unknown>): typeof resolve {
  return (...args) => {
    const text: unknown = resolve(...args)
    return text === '' ? null : text
  }
}

/** What the contract says of an empty text, said of null. */
function withNull(description: string | null | undefined): string | null | undefined {
  return description
    ?.replace('may be empty', 'null if there is none')
    .replace('May be empty', 'Null if there is none')
    .replace(/\bempty (?=if|for)/, 'null ')
    .replace(/\bEmpty (?=if|for)/, 'Null ')
}
