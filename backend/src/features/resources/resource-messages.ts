import type { Locale } from '@foyer/schema/shapes/scalars.ts'

const texts = {
  changedMeanwhile: {
    de: 'Jemand anderer hat das inzwischen geändert. Bitte vergleichen Sie und speichern Sie noch einmal.',
    en: 'Somebody else has changed this in the meantime. Please compare, and save again.',
  },
  inUse: {
    de: 'Das wird noch verwendet und kann nicht gelöscht werden.',
    en: 'This is still in use and cannot be deleted.',
  },
  keyReused: {
    de: 'Dieser Schlüssel gehört zu einer anderen Anfrage.',
    en: 'This key belongs to another request.',
  },
  unknownRow: { de: 'Das gibt es nicht mehr.', en: 'This no longer exists.' },
  nothingDone: {
    de: 'Es wurde nichts geändert, weil es nicht bei allen möglich ist.',
    en: 'Nothing was changed, because it is not possible for all of them.',
  },
  invalidRow: { de: 'Bitte prüfen Sie die Felder.', en: 'Please check the fields.' },
  valueTaken: {
    de: 'Inzwischen gibt es etwas anderes mit diesen Angaben. Bitte ändern oder löschen Sie das zuerst.',
    en: 'There is something else with these values by now. Please change or delete that first.',
  },
  relatedRowMissing: {
    de: 'Etwas, worauf es sich bezieht, gibt es nicht mehr.',
    en: 'Something that it refers to no longer exists.',
  },
  tooManyRows: {
    de: 'Das sind mehr als 10.000 Zeilen. Bitte filtern Sie die Liste.',
    en: 'These are more than 10,000 rows. Please filter the list.',
  },
  taken: { de: 'Das gibt es schon.', en: 'This exists already.' },
  unknownRelation: {
    de: 'Das gibt es nicht mehr. Bitte wählen Sie etwas anderes.',
    en: 'This no longer exists. Please choose something else.',
  },
  unknownChild: {
    de: 'Diese Zeile gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    en: 'This row no longer exists. Please reload the page.',
  },
  samePath: {
    de: 'Alter und neuer Pfad sind gleich.',
    en: 'The old path and the new one are the same.',
  },
  redirectLoop: {
    de: 'Der neue Pfad führt auf den alten zurück.',
    en: 'The new path leads back to the old one.',
  },
  pageExists: {
    de: 'Unter diesem Pfad gibt es eine Seite.',
    en: 'There is a page at this path.',
  },
  otherLanguage: {
    de: 'Der Pfad muss mit der gewählten Sprache beginnen.',
    en: 'The path has to begin with the chosen language.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type ResourceMessage = keyof typeof texts

/** The text of a message of resources. */
export function sayResourceMessage(message: ResourceMessage, locale: Locale): string {
  return texts[message][locale]
}
