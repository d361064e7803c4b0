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
  notReplaced: {
    de: 'Es wurde nichts geändert, weil es sich nicht überall ersetzen lässt.',
    en: 'Nothing was changed, because it cannot be replaced everywhere.',
  },
  keyReused: {
    de: 'Dieser Schlüssel gehört zu einer anderen Anfrage.',
    en: 'This key belongs to another request.',
  },
  reasonMissing: {
    de: 'Bitte schreiben Sie, warum die Vorstellung entfällt.',
    en: 'Please write why the event does not take place.',
  },
  sameDate: {
    de: 'Bitte geben Sie einen anderen Tag oder eine andere Uhrzeit an.',
    en: 'Please enter another day or another time.',
  },
  overAnnounced: {
    de: 'Dieser Termin ist schon vorbei.',
    en: 'This event is over already.',
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
  bothTimes: {
    de: 'Bitte geben Sie beide Zeiten an, oder keine, wenn geschlossen ist.',
    en: 'Please enter both times, or none if it is closed.',
  },
  closesBeforeOpening: {
    de: 'Das Ende muss nach dem Anfang liegen.',
    en: 'The end has to be after the beginning.',
  },
  endsBeforeStart: {
    de: 'Der letzte Tag muss nach dem ersten liegen.',
    en: 'The last day has to be after the first.',
  },
  overlappingHours: {
    de: 'An diesem Wochentag gibt es schon Öffnungszeiten zur selben Zeit. Bitte ändern Sie diese.',
    en: 'There are other opening hours on this day of the week at the same time. Please change those.',
  },
  overlappingException: {
    de: 'An diesem Tag gibt es schon eine andere Ausnahme zur selben Zeit. Bitte ändern Sie diese.',
    en: 'There is another exception on this day at the same time. Please change that one.',
  },
  otherLanguage: {
    de: 'Der Pfad muss mit der gewählten Sprache beginnen.',
    en: 'The path has to begin with the chosen language.',
  },
  titleOrProduction: {
    de: 'Ein Termin ohne Produktion braucht einen Titel.',
    en: 'An event without a production needs a title.',
  },
  ownParent: {
    de: 'Ein Termin kann nicht zu sich selbst gehören.',
    en: 'An event cannot belong to itself.',
  },
  roomOfOtherVenue: {
    de: 'Dieser Saal gehört zu einem anderen Spielort.',
    en: 'This room belongs to another venue.',
  },
  seatsOfOtherRoom: {
    de: 'Diese Plätze gehören zu einem anderen Saal.',
    en: 'These seats belong to another room.',
  },
  priceWithoutSeats: {
    de: 'Bitte wählen Sie die Platzgruppe: Ohne sie wird zu diesem Preis kein Platz verkauft.',
    en: 'Please choose the seat group: without it no seat is sold at this price.',
  },
  seatsTaken: {
    de: 'Davon sind Plätze verkauft oder reserviert. Nehmen Sie es aus dem Verkauf, anstatt es zu löschen.',
    en: 'Seats of it are sold or held. Please take it off sale instead of deleting it.',
  },
  eventExists: {
    de: 'Diesen Termin gibt es schon.',
    en: 'This event exists already.',
  },
  emptyRun: {
    de: 'In diesem Zeitraum bleibt kein Tag übrig.',
    en: 'No day is left in this period.',
  },
  longRun: {
    de: 'Das wären mehr als 150 Termine auf einmal.',
    en: 'These would be more than 150 events at once.',
  },
  labelOnTickets: {
    de: 'So heißt auf gültigen Karten ein anderer Platz. Bitte wählen Sie bis nach diesen Terminen eine andere Bezeichnung.',
    en: 'On valid tickets, another place is called this. Please choose another name until these events are over.',
  },
  boundsReversed: {
    de: 'Die obere Grenze liegt unter der unteren.',
    en: 'The upper bound is below the lower one.',
  },
  choicesMissing: {
    de: 'Bitte geben Sie an, was man auswählen kann.',
    en: 'Please add what can be chosen.',
  },
  unknownChoice: {
    de: 'Das steht nicht in der Auswahl.',
    en: 'This is none of the choices.',
  },
  overAlready: {
    de: 'Dieser Termin ist schon vorbei und kann nicht in den Verkauf.',
    en: 'This event is over and cannot be put on sale.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type ResourceMessage = keyof typeof texts

/** The text of a message of resources. */
export function sayResourceMessage(message: ResourceMessage, locale: Locale): string {
  return texts[message][locale]
}
