import { MapperKind } from '@graphql-tools/utils'
import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'
import type { GatewayContext } from '#gateway/context.ts'

type EnteredValue = { field: string; value?: string | null; values?: string[] | null }

const FieldValueInput = new GraphQLInputObjectType({
  name: 'FieldValueInput',
  description:
    'The value of a form field. If neither `value` nor `values` is set, the field is empty.',
  fields: {
    field: { type: new GraphQLNonNull(GraphQLString), description: 'Slug of the field.' },
    value: {
      type: GraphQLString,
      description: 'Text or chosen option; null for a list or an empty field.',
    },
    values: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
      description: 'Chosen options or ids of uploaded files; null for a single value.',
    },
  },
})

const description =
  'Values of the fields; those of empty fields may be left out. The e-mail address is repeated as the field `email2`.'

/** The origin takes an entry as a map by slug, which the graph has no type for: here it is a list of fields. */
export function fieldValues(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.INPUT_OBJECT_TYPE](type) {
      if (type.name !== 'FormEntryInput') return undefined
      const { fields, ...config } = type.toConfig()
      const list = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(FieldValueInput)))
      return new GraphQLInputObjectType({
        ...config,
        fields: { ...fields, fieldValues: { type: list, description } },
        astNode: undefined,
      })
    },
    [MapperKind.MUTATION_ROOT_FIELD](field, name) {
      return name === 'submitForm' ? withMap(field) : undefined
    },
  })
}

function withMap(
  field: GraphQLFieldConfig<unknown, GatewayContext>,
): GraphQLFieldConfig<unknown, GatewayContext> {
  const { resolve } = field
  return {
    ...field,
    resolve(root, args, context, info) {
      const { input, ...others } = args as { input: { fieldValues: EnteredValue[] } }
      const map = Object.fromEntries(
        input.fieldValues.map(({ field: slug, value, values }) => [slug, values ?? value ?? null]),
      )
      return resolve!(root, { ...others, input: { ...input, fieldValues: map } }, context, info)
    },
  }
}
