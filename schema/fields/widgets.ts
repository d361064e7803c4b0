import type { FieldType } from './field.ts'

/** By which control an editor sets a field; a choice may ask for another one. */
export const widgets = {
  line: 'line',
  paragraph: 'textarea',
  'rich-text': 'rich-text',
  html: 'code',
  choice: 'buttons',
  number: 'number',
  flag: 'checkbox',
  link: 'link',
  anchor: 'line',
  embed: 'link',
  moment: 'date-time',
  day: 'date',
  image: 'image',
  file: 'file',
  reference: 'search',
  references: 'search',
  items: 'items',
} as const satisfies Record<FieldType, string>
