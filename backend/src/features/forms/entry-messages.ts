import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages about entries and files as a whole; those about fields come from their rules. */
export const entryMessages = {
  de: {
    wrongFields: 'Bitte sehen Sie die markierten Felder noch einmal an.',
    tooFast:
      'Das ging so schnell, dass wir es für ein Programm gehalten haben. Bitte senden Sie das Formular noch einmal.',
    keyReused:
      'Diese Anfrage wurde schon mit anderen Angaben gestellt. Bitte laden Sie die Seite neu.',
    thanks: 'Danke! Ihre Nachricht ist bei uns angekommen.',
    noFile: 'Es wurde keine Datei übermittelt.',
    emptyFile: 'Die Datei ist leer.',
    noDiskSpace:
      'Im Moment können wir keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
    damagedFile: 'Die Datei ist nicht ganz angekommen. Bitte senden Sie sie noch einmal.',
    unknownFormat: 'Dieses Format geht nicht: möglich sind PDF, JPEG, PNG und WebP.',
    tooLarge: (megabytes: number) => `Die Datei ist zu groß: Sie darf ${megabytes}\u00a0MB haben.`,
    tooManyFiles: (most: number) => `Ein Formular nimmt höchstens ${most} Dateien.`,
    entry: 'Eintrag',
    receivedAt: 'Eingegangen',
    language: 'Sprache',
    allEntries: 'Alle Einträge',
    openedFor: (title: string) => `Neuer Eintrag: ${title}`,
  },
  en: {
    wrongFields: 'Please look at the marked fields once more.',
    tooFast: 'That was so quick that we took it for a program. Please send the form once more.',
    keyReused: 'This request was made before, with other words. Please reload the page.',
    thanks: 'Thank you! Your message has reached us.',
    noFile: 'No file was sent.',
    emptyFile: 'The file is empty.',
    noDiskSpace: 'We can’t take files at the moment. Please try again later.',
    damagedFile: 'The file has not arrived whole. Please send it once more.',
    unknownFormat: 'This format is not possible: PDF, JPEG, PNG and WebP are.',
    tooLarge: (megabytes: number) => `The file is too large: it may have ${megabytes}\u00a0MB.`,
    tooManyFiles: (most: number) => `A form takes ${most} files at most.`,
    entry: 'Entry',
    receivedAt: 'Received',
    language: 'Language',
    allEntries: 'All entries',
    openedFor: (title: string) => `New entry: ${title}`,
  },
} satisfies Record<Locale, object>
