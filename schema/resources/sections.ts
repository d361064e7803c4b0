import type { Label } from '@foyer/schema/fields/field.ts'

/** The sections of the admin site’s menu, in their order. */
export const sections = {
  boxOffice: { de: 'Kassa', en: 'Box office' },
  programme: { de: 'Programm', en: 'Programme' },
  house: { de: 'Haus und Ensemble', en: 'House and ensemble' },
  content: { de: 'Inhalte', en: 'Content' },
  choices: { de: 'Auswahllisten', en: 'Lists to choose from' },
  administration: { de: 'Verwaltung', en: 'Administration' },
} as const satisfies Record<string, Label>

export type Section = keyof typeof sections
