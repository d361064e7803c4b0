import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'
import type { FieldOf, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { draftFieldShape } from './draft-shapes.ts'
import { itemsInOrder } from '@foyer/schema/documents/items-in-order.ts'

/** Values as the call of a kind receives them, all of them present, and the paths of those that were left out because they are invalid. */
type Completed = { values: Record<string, unknown>; invalid: string[] }

const text = () => ''
const nothing = () => null

/** What an unset field has. */
const emptyValues: FieldTable<[], unknown> = {
  line: text,
  paragraph: text,
  'rich-text': () => [],
  html: text,
  choice: ({ options }) => Object.keys(options)[0],
  number: ({ fallback }) => fallback,
  flag: () => false,
  // A view that needs a link gets one that leads nowhere.
  link: ({ required }) => (required ? '#' : ''),
  anchor: text,
  embed: text,
  moment: nothing,
  day: nothing,
  image: nothing,
  file: nothing,
  reference: nothing,
  references: () => [],
  items: () => [],
}

/** The fields of a draft with empty values in place of those that are missing or not of the type of their field. */
export function completeDraft(fields: Fields, draft: Values): Completed {
  const values: Record<string, unknown> = {}
  const invalid: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(draft, name) ? draft[name] : undefined
    if (field.type === 'items') {
      const items = completeItems(field, value)
      values[name] = items.values
      invalid.push(...items.invalid.map((path) => (path === '' ? name : `${name}.${path}`)))
      continue
    }
    const checked = value === undefined ? undefined : draftFieldShape(field).safeParse(value)
    if (checked?.success === false) invalid.push(name)
    const given = checked?.data
    const isUnset = given === undefined || (given === '' && field.type === 'link')
    values[name] = isUnset ? byType(emptyValues, field) : given
  }
  return { values, invalid }
}

function completeItems(
  { item, max }: FieldOf<'items'>,
  value: Value | undefined,
): { values: unknown[]; invalid: string[] } {
  if (value === undefined) return { values: [], invalid: [] }
  if (!isRecord(value) || !Object.values(value).every(isItem)) return { values: [], invalid: [''] }
  const completed = itemsInOrder(value)
    .slice(0, max)
    .map(({ fields }) => completeDraft(item, fields))
  return {
    values: completed.map(({ values }) => values),
    invalid: completed.flatMap(({ invalid }, index) => invalid.map((path) => `${index}.${path}`)),
  }
}

function isItem(value: Value): boolean {
  return isRecord(value) && typeof value['rank'] === 'string' && isRecord(value['fields'])
}
