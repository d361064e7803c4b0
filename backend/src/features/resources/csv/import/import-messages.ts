import { maxImportLines } from '@foyer/schema/rest/resource-import.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

const texts = {
  emptyFile: {
    de: () => 'Die Datei hat keine Zeilen unter den Überschriften.',
    en: () => 'The file has no lines below its headings.',
  },
  unreadableLine: {
    de: (line) => `Zeile ${line} ist nicht lesbar. Bitte prüfen Sie die Anführungszeichen.`,
    en: (line) => `Line ${line} cannot be read. Please check its quotation marks.`,
  },
  noKnownColumn: {
    de: () => 'Keine Überschrift passt. Exportieren Sie die Liste, um die Überschriften zu sehen.',
    en: () => 'None of the headings fits. Export the list to see the headings.',
  },
  repeatedColumn: {
    de: (heading) => `Die Spalte „${heading}“ kommt zweimal vor.`,
    en: (heading) => `The column “${heading}” is there twice.`,
  },
  tooManyLines: {
    de: () => `Die Datei hat mehr als ${maxImportLines} Zeilen. Bitte teilen Sie sie.`,
    en: () => `The file has more than ${maxImportLines} lines. Please split it.`,
  },
  tooManyCells: {
    de: () => 'Diese Zeile hat mehr Spalten als die Überschriften.',
    en: () => 'This line has more columns than the headings.',
  },
  repeatedLine: {
    de: (line) => `Das steht schon in Zeile ${line}.`,
    en: (line) => `This is in line ${line} already.`,
  },
  ambiguous: {
    de: () => 'Das gibt es mehrmals. Bitte geben Sie die Nummer an.',
    en: () => 'There are several of these. Please give the number.',
  },
  unknownName: {
    de: (name) =>
      `„${name}“ gibt es nicht. Bitte prüfen Sie den Namen, oder geben Sie die Nummer an.`,
    en: (name) => `There is no “${name}”. Please check the name, or give the number.`,
  },
  ambiguousName: {
    de: (name) => `„${name}“ gibt es mehrmals. Bitte geben Sie die Nummer an.`,
    en: (name) => `There are several “${name}”. Please give the number.`,
  },
  refused: {
    de: () => 'Es wurde nichts importiert: Bitte verbessern Sie zuerst die genannten Zeilen.',
    en: () => 'Nothing was imported: please correct the lines below first.',
  },
  changedMeanwhile: {
    de: () =>
      'Es wurde nichts importiert: Die Liste hat sich seit der Vorschau geändert. Bitte sehen Sie die neue Vorschau an.',
    en: () =>
      'Nothing was imported: the list has changed since the preview. Please look at the new one.',
  },
} as const satisfies Record<string, Record<Locale, (value: string | number) => string>>

export type ImportMessage = { key: keyof typeof texts; value?: string | number }

/** The text of a message about an imported file. */
export function sayImportMessage({ key, value = '' }: ImportMessage, locale: Locale): string {
  return texts[key][locale](value)
}
