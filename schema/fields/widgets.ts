import type { FieldType } from './field.ts'

/** The form control of each type of field; a choice may select another one. */
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
