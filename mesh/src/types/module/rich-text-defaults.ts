import { MapperKind } from '@graphql-tools/utils'
import { type GraphQLFieldConfig, GraphQLNonNull, type GraphQLSchema } from 'graphql'
import { mapSchema } from '#transforms/map-schema/map-schema.ts'

type Default = { description: string; property: string; value: unknown }

const defaults: Readonly<Record<string, Default | undefined>> = {
  'RichTextBlock.align': { description: 'Text alignment.', property: 'align', value: 'left' },
  'RichTextLeaf.bold': {
    description: 'Whether the text is bold.',
    property: 'bold',
    value: false,
  },
  'RichTextLeaf.italic': {
    description: 'Whether the text is italic.',
    property: 'italic',
    value: false,
  },
}

/** What the origin leaves out of a rich text is said: how it is aligned, and that it is not bold. */
export function richTextDefaults(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const missing = defaults[`${typeName}.${fieldName}`]
      if (missing) return withDefault(field, missing)
      return `${typeName}.${fieldName}` === 'RichTextLeaf.link'
        ? { ...field, description: 'Link target of the text; null if it is not a link.' }
        : undefined
    },
  })
}

function withDefault(
  field: GraphQLFieldConfig<Record<string, unknown>, unknown>,
  { description, property, value }: Default,
): GraphQLFieldConfig<Record<string, unknown>, unknown> {
  return {
    ...field,
    description,
    type: new GraphQLNonNull(field.type),
    resolve: (text) => text[property] ?? value,
    astNode: undefined,
  }
}
