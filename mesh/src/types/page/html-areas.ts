import { MapperKind } from '@graphql-tools/utils'
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Area = { code?: string | null } | null | undefined

/** An area of the layout is its HTML: the origin wraps it into an object of one field. */
export function htmlAreas(schema: GraphQLSchema): GraphQLSchema {
  const area = schema.getType('HtmlArea')
  if (!isObjectType(area)) return schema
  const html = getNullableType(area.getFields()['code']!.type)
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      if (getNamedType(field.type) !== area) return undefined
      const { resolve = defaultFieldResolver } = field
      return {
        ...field,
        type: html,
        description: field.description?.replace(/(?:;.*)?\.$/, '; null if there is none.'),
        resolve: (...args) => (resolve(...args) as Area)?.code || null,
        astNode: undefined,
      }
    },
  })
}
