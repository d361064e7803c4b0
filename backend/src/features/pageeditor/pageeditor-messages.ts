import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** The labels of the page editor. */
export const pageeditorMessages = {
  de: {
    staffHub: 'Mitarbeiterbereich',
  },
  en: {
    staffHub: 'Staff hub',
  },
} satisfies Record<Locale, Record<string, string>>
