import {
  type FieldKind,
  fieldTypeDescriptions,
  fieldTypeName,
  fieldTypes,
  kindOf,
} from '@foyer/schema/forms/field-types.ts'
import { MapperKind } from '@graphql-tools/utils'
import { GraphQLEnumType, GraphQLNonNull, GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

const FormFieldType = new GraphQLEnumType({
  name: 'FormFieldType',
  description: 'The kind of value of a form field, which determines its control.',
  values: Object.fromEntries(
    (Object.keys(fieldTypes) as FieldKind[]).map((kind) => [
      fieldTypeName(kind),
      { value: kind, description: fieldTypeDescriptions[kind] },
    ]),
  ),
})

/** The type of a form field as an enum; the origin has numbers, and an unknown number becomes a text field. */
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
