import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

type Values = Record<string, unknown>

const asSent = (_: Field, value: unknown) => value

/** A checked value in the way in which it is kept. */
const keptByType: FieldTable<[value: unknown], unknown> = {
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
  items: ({ item }, value) => (value as Values[]).map((one) => keepFields(item, one)),
}

/** Checked fields as an editor sends them, in the way in which they are kept: structured texts with their HTML, HTML made safe. */
export function keepFields(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, byType(keptByType, field, values[name])]),
  )
}
