import { defineModule } from './define-module.ts'
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
      options: {
        '100': {
          de: 'Eine Spalte',
          en: 'One column',
          description: 'One column of the full width.',
        },
        '67-33': {
          de: 'Breit und schmal',
          en: 'Wide and narrow',
          description: 'Two columns: two thirds and one third of the width.',
        },
        '33-67': {
          de: 'Schmal und breit',
          en: 'Narrow and wide',
          description: 'Two columns: one third and two thirds of the width.',
        },
        '50-50': {
          de: 'Zwei gleiche',
          en: 'Two equal ones',
          description: 'Two columns of the same width.',
        },
        '33-33-33': {
          de: 'Drei gleiche',
          en: 'Three equal ones',
          description: 'Three columns of the same width.',
        },
        '25-50-25': {
          de: 'Schmal, breit, schmal',
          en: 'Narrow, wide, narrow',
          description: 'Three columns: a quarter, half and a quarter of the width.',
        },
      },
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
