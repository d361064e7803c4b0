import type { Role } from '@foyer/schema/shapes/roles.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { rowChanges } from './change-shapes.ts'

type Words<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>

/** The names of roles, in the admin site and in the files that it exports. */
export const roleWords: Words<Role> = {
  editor: { de: 'Redaktion (Entwürfe)', en: 'Editor (drafts)' },
  publisher: { de: 'Veröffentlichen', en: 'Publisher' },
  box_office: { de: 'Theaterkassa', en: 'Box office' },
  admin: { de: 'Verwaltung (alles)', en: 'Administrator (everything)' },
}

/** Whether somebody can log in. */
export const accountStateWords: Words<'active' | 'invited' | 'locked'> = {
  active: { de: 'kann sich anmelden', en: 'can log in' },
  invited: { de: 'eingeladen, noch ohne Passwort', en: 'invited, no password yet' },
  locked: { de: 'gesperrt', en: 'locked' },
}

/** What was done to a row. */
export const changeWords: Words<(typeof rowChanges)[number]> = {
  added: { de: 'Angelegt', en: 'Added' },
  changed: { de: 'Geändert', en: 'Changed' },
  deleted: { de: 'Gelöscht', en: 'Deleted' },
  restored: { de: 'Wiederhergestellt', en: 'Restored' },
}
