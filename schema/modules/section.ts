import { defineModule } from './define-module.ts'
import { columnLayouts } from './column-layouts.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

export const section = defineModule({
  kind: 'section',
  name: { de: 'Abschnitt', en: 'Section' },
  description: 'A row of columns that contain other modules.',
  isInToolbar: false,
  fields: {
    layout: choice({
      label: { de: 'Spalten', en: 'Columns' },
      description: 'Widths of the columns in percent, from the left.',
      options: columnLayouts,
    }),
    image: image({
      label: { de: 'Bild im Hintergrund', en: 'Background picture' },
      description: 'Identifies the background picture; null if there is none.',
    }),
    extra_class: line({
      label: { de: 'CSS-Klasse', en: 'CSS class' },
      description: 'Custom CSS class; may be empty.',
      max: 80,
      example: 'dunkel',
    }),
  },
  derived: { columns: { type: 'columns', description: 'Columns, from the left.' } },
})
