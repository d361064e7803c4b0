import type { Field } from '@foyer/schema/fields/field.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { sanitiseHtml } from '#http/sanitise-html.ts'

type Values = Record<string, unknown>

/** Checked fields as an editor sends them, in the way in which they are kept: structured texts with their HTML, HTML made safe. */
export function keepFields(fields: Record<string, Field>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, keepField(field, values[name])]),
  )
}

function keepField(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'rich-text':
      return { document: value, html: richTextHtml(value as RichText) }
    case 'html':
      return sanitiseHtml(value as string)
    case 'items':
      return (value as Values[]).map((item) => keepFields(field.item!, item))
    default:
      return value
  }
}
