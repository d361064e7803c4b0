import type { Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { textOf } from './compare-words.ts'
import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'

const text = (_: unknown, value: Value) => [textOf(value) ?? '']
const none = () => []

/** The texts of a value of a draft. */
const textsByType: FieldTable<[value: Value], string[]> = {
  line: text,
  paragraph: text,
  'rich-text': text,
  html: text,
  embed: none,
  link: none,
  choice: none,
  number: none,
  flag: none,
  anchor: none,
  moment: none,
  day: none,
  image: none,
  file: none,
  reference: none,
  references: none,
  items: ({ item }, value) => itemsOf(value).flatMap((fields) => textsOf(item, fields)),
}

/** What can be read in a module of a draft, a line for each text, in the order of its form; empty for an unknown kind. */
export function moduleText(kind: string, fields: Values): string {
  const definition = moduleKinds.find((one) => one.kind === kind)
  return definition ? textsOf(definition.fields, fields).join('\n') : ''
}

function textsOf(fields: Fields, values: Values): string[] {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? [] : byType(textsByType, field, value)
    })
    .filter((one) => one.trim() !== '')
}

/** The fields of items, by their rank. */
function itemsOf(value: Value): Values[] {
  const items = isRecord(value) ? Object.values(value).filter(isRecord) : []
  return items
    .map(({ rank, fields }) => ({
      rank: typeof rank === 'string' ? rank : '',
      fields: isRecord(fields) ? fields : {},
    }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ fields }) => fields)
}
