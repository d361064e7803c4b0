import type { ChoiceOption } from '@foyer/schema/fields/field.ts'

/** The widths of columns in percent, from the left: of a section, and of a container. */
export const columnLayouts = {
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
} as const satisfies Record<string, ChoiceOption>
