import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** The labels of the page editor. */
export const pageeditorMessages = {
  de: {
    staffHub: 'Mitarbeiterbereich',
    adminSite: 'Verwaltung',
  },
  en: {
    staffHub: 'Staff hub',
    adminSite: 'Admin site',
  },
} satisfies Record<Locale, Record<string, string>>
