import { itemsInOrder } from '@foyer/schema/documents/items-in-order.ts'
import { ranksFor } from '@foyer/schema/documents/rank.ts'
import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'

type Stored = { value: unknown; known: Value | undefined; createId: () => string }

const asStored = (_: Field, { value }: Stored) => value as Value

/** A stored value as a document has it, by field type. Items keep the id and rank that the item at the same position has there. */
const documentValues: FieldTable<[Stored], Value> = {
  line: asStored,
  paragraph: asStored,
  'rich-text': (_, { value }) => (isRecord(value as Value) ? (value as Values).document! : []),
  html: asStored,
  choice: asStored,
  number: asStored,
  flag: asStored,
  link: asStored,
  anchor: asStored,
  embed: asStored,
  moment: asStored,
  day: asStored,
  image: asStored,
  file: asStored,
  reference: asStored,
  references: asStored,
  items({ item }, { value, known, createId }) {
    const rows = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
    const before = itemsInOrder(known)
    const added = ranksFor(rows.length - before.length, before.at(-1)?.rank)
    return Object.fromEntries(
      rows.map((row, position) => {
        const {
          id = createId(),
          fields,
          rank = added[position - before.length]!,
        } = before[position] ?? {}
        return [
          id,
          { rank, fields: documentFields(item, { values: row, known: fields, createId }) },
        ]
      }),
    )
  },
}

type DocumentFieldsOptions = {
  values: Record<string, unknown>
  /** What the document has now. */
  known: Values | undefined
  createId: () => string
}

/** Converts stored fields to those of a document. */
export function documentFields(
  fields: Fields,
  { values, known, createId }: DocumentFieldsOptions,
): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => values[name] !== undefined)
      .map(([name, field]) => [
        name,
        byType(documentValues, field, { value: values[name], known: known?.[name], createId }),
      ]),
  )
}

/** Converts fields of a document to what the call of a kind receives: items as a list. */
export function writtenFields(fields: Fields, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (field?.type !== 'items' || !isRecord(value)) return [name, value]
      return [name, itemsInOrder(value).map((item) => writtenFields(field.item, item.fields))]
    }),
  )
}
