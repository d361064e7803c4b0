import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

type Values = Record<string, unknown>

const asSent = (_: Field, value: unknown) => value

/** How a validated value is stored, by field type. */
const serializeByType: FieldTable<[value: unknown], unknown> = {
  line: asSent,
  paragraph: asSent,
  'rich-text': (_, value) => ({ document: value, html: richTextHtml(value as RichText) }),
  html: (_, value) => sanitiseHtml(value as string),
  choice: asSent,
  number: asSent,
  flag: asSent,
  link: asSent,
  anchor: asSent,
  embed: asSent,
  moment: asSent,
  day: asSent,
  image: asSent,
  file: asSent,
  reference: asSent,
  references: asSent,
  items: ({ item }, value) => (value as Values[]).map((one) => serializeFields(item, one)),
}

/** Converts validated fields to what is stored: rich text with its HTML, HTML sanitized. */
export function serializeFields(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      byType(serializeByType, field, values[name]),
    ]),
  )
}
