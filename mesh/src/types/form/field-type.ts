import {
  type FieldKind,
  fieldTypeDescriptions,
  fieldTypeName,
  fieldTypes,
  kindOf,
} from '@foyer/schema/forms/field-types.ts'
import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { GraphQLEnumType, GraphQLNonNull, GraphQLObjectType, type GraphQLSchema } from 'graphql'

const FormFieldType = new GraphQLEnumType({
  name: 'FormFieldType',
  description: 'What is asked for by a field of a form, and so its control.',
  values: Object.fromEntries(
    (Object.keys(fieldTypes) as FieldKind[]).map((kind) => [
      fieldTypeName(kind),
      { value: kind, description: fieldTypeDescriptions[kind] },
    ]),
  ),
})

/** The type of a form's field has a name; the origin says it by a number, and one that nobody here knows is asked for as a text. */
export function fieldType(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      if (type.name !== 'FormField') return undefined
      const { fields, ...config } = type.toConfig()
      const { fieldType: _, ...others } = fields
      const named = {
        type: new GraphQLNonNull(FormFieldType),
        description: FormFieldType.description,
        resolve: (field: { field_type: number }) => kindOf(field.field_type),
      }
      return new GraphQLObjectType({
        ...config,
        fields: { ...others, type: named },
        astNode: undefined,
      })
    },
  })
}
