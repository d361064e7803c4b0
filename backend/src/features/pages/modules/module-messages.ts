import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Errors of saving a module. */
export const moduleMessages = {
  de: {
    changedMeanwhile:
      'Jemand hat diesen Baustein inzwischen geändert. Bitte laden Sie ihn neu und ändern Sie ihn noch einmal.',
    deleted: 'Dieser Baustein wurde gelöscht. Im Editor lässt er sich zurückholen.',
    keyReused:
      'Dieser Schlüssel gehört zu einer anderen Anfrage. Es wurde nichts geändert. Bitte senden Sie die Anfrage mit einem neuen.',
    unknownContainer: 'Den Ort für diesen Baustein gibt es nicht. Bitte laden Sie die Seite neu.',
    unknownSection:
      'Den Abschnitt für diesen Baustein gibt es hier nicht. Bitte wählen Sie einen anderen.',
  },
  en: {
    changedMeanwhile:
      'Somebody has changed this module in the meantime. Please reload it and make your change again.',
    deleted: 'This module was deleted. It can be restored in the editor.',
    keyReused:
      'This key belongs to another request. Nothing was changed. Please send the request with a new one.',
    unknownContainer: 'The place for this module does not exist. Please reload the page.',
    unknownSection: 'There is no such section here. Please choose another one.',
  },
} satisfies Record<Locale, Record<string, string>>
