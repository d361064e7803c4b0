import { columnLayouts } from '@foyer/schema/modules/column-layouts.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { choice } from '@foyer/schema/fields/value-fields.ts'

/** The fields that each container has in each language by itself, whatever it belongs to. */
export const containerFields = {
  layout: choice({
    label: { de: 'Spalten der Seite', en: 'Columns of the page' },
    description: 'Widths of the columns in which the modules at the top level are.',
    options: columnLayouts,
  }),
} as const satisfies Fields
