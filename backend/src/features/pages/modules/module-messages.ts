import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Errors of saving a module. */
export const moduleMessages = {
  de: {
    changedMeanwhile: 'Jemand hat diesen Baustein inzwischen geändert.',
    deleted: 'Dieser Baustein wurde gelöscht. Im Editor lässt er sich zurückholen.',
    keyReused: 'Dieser Schlüssel gehört zu einer anderen Anfrage. Es wurde nichts geändert.',
    unknownContainer: 'Den Ort für diesen Baustein gibt es nicht.',
    unknownSection: 'Den Abschnitt für diesen Baustein gibt es hier nicht.',
  },
  en: {
    changedMeanwhile: 'Somebody has changed this module in the meantime.',
    deleted: 'This module was deleted. It can be restored in the editor.',
    keyReused: 'This key belongs to another request. Nothing was changed.',
    unknownContainer: 'There is no place for this module.',
    unknownSection: 'There is no such section here.',
  },
} satisfies Record<Locale, Record<string, string>>
