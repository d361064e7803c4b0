import { itemsInOrder } from '@foyer/schema/documents/items-in-order.ts'
import type { Value, Values } from '@foyer/schema/documents/value.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { textOf } from './compare-words.ts'

/** What can be read in a module of a draft, a line for each text, in the order of its form; empty for an unknown kind. */
export function moduleText(kind: string, fields: Values): string {
  const definition = moduleKinds.find((one) => one.kind === kind)
  return definition ? textsOfFields(definition.fields, fields).join('\n') : ''
}

function textsOfFields(fields: Fields, values: Values): string[] {
  return Object.entries(fields)
    .flatMap(([name, field]) =>
      Object.hasOwn(values, name) ? textsOfField(field, values[name]) : [],
    )
    .filter((text) => text.trim() !== '')
}

function textsOfField(field: Field, value: Value | undefined): string[] {
  switch (field.type) {
    case 'line':
    case 'paragraph':
    case 'rich-text':
    case 'html':
      return [textOf(value) ?? '']
    case 'items':
      return itemsInOrder(value).flatMap((item) => textsOfFields(field.item, item.fields))
    default:
      return []
  }
}
