import { isRecord } from '@foyer/schema/documents/value.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import type { RowReplacement } from '#catalogue/holders/content-references.ts'

type Values = Record<string, unknown>

/**
 * Values with another row in the place of one, in the fields that choose rows; the same values where nothing differs. As they are stored, or as documents
 * have them, which differ in their lists only.
 */
export function replaceNumbers<Own extends Values>(
  fields: Fields,
  values: Own,
  replacement: RowReplacement,
): Own {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const replaced = byType(replacedByType, field, values[name], replacement)
    return replaced === values[name] ? [] : [[name, replaced] as const]
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}

const asItIs = (_: Field, value: unknown) => value

/** A value with another row in the place of one, by field type. */
const replacedByType: FieldTable<[value: unknown, replacement: RowReplacement], unknown> = {
  line: asItIs,
  paragraph: asItIs,
  'rich-text': asItIs,
  html: asItIs,
  choice: asItIs,
  number: asItIs,
  flag: asItIs,
  link: asItIs,
  anchor: asItIs,
  embed: asItIs,
  moment: asItIs,
  day: asItIs,
  image: asItIs,
  file: asItIs,
  reference: ({ refersTo }, value, { kind, from, to }) =>
    refersTo === kind && value === from ? to : value,
  references({ refersTo }, value, { kind, from, to }) {
    if (refersTo !== kind || !Array.isArray(value) || !value.includes(from)) return value
    return [...new Set((value as number[]).map((id) => (id === from ? to : id)))]
  },
  items: ({ item }, value, replacement) => replaceInItems(item, value, replacement),
}

function replaceInItems(fields: Fields, items: unknown, replacement: RowReplacement): unknown {
  if (Array.isArray(items)) {
    const replaced = (items as Values[]).map((item) => replaceNumbers(fields, item, replacement))
    return replaced.some((item, index) => item !== items[index]) ? replaced : items
  }
  if (!isRecord(items as never)) return items
  const changed = Object.entries(items as Record<string, { fields: Values }>).flatMap(
    ([id, item]) => {
      const replaced = replaceNumbers(fields, item.fields, replacement)
      return replaced === item.fields ? [] : [[id, { ...item, fields: replaced }] as const]
    },
  )
  return changed.length === 0 ? items : { ...(items as Values), ...Object.fromEntries(changed) }
}
