import { MapperKind } from '@graphql-tools/utils'
import { GraphQLInt, GraphQLNonNull, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

/** The width of a column is a number, which the origin says by the name of a CSS class. */
export function columnWidths(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) =>
      typeName === 'ModuleColumn' && fieldName === 'width'
        ? {
            ...field,
            type: new GraphQLNonNull(GraphQLInt),
            resolve: ({ classes }: { classes: string }) => Number.parseInt(classes, 10),
            astNode: undefined,
          }
        : undefined,
  })
}
