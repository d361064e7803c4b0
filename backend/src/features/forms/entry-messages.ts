import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages about entries and files as a whole; those about fields come from their rules. */
export const entryMessages = {
  de: {
    wrongFields: 'Bitte sehen Sie die markierten Felder noch einmal an.',
    tooFast:
      'Das ging so schnell, dass wir es für ein Programm gehalten haben. Bitte senden Sie das Formular noch einmal.',
    keyReused:
      'Diese Anfrage wurde schon mit anderen Angaben gestellt. Bitte laden Sie die Seite neu.',
    noAddress: 'In diesem Eintrag steht keine E-Mail-Adresse.',
    removedField: (label: string) => `${label} (entfernt)`,
    closed: 'Dieses Formular ist geschlossen.',
    thanks: 'Danke! Ihre Nachricht ist bei uns angekommen.',
    noFile: 'Es wurde keine Datei übermittelt. Bitte wählen Sie eine aus.',
    emptyFile: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
    noDiskSpace:
      'Im Moment können wir keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
    damagedFile: 'Die Datei ist nicht ganz angekommen. Bitte senden Sie sie noch einmal.',
    unknownFormat:
      'Dieses Format ist nicht möglich. Bitte wählen Sie eine Datei in einem dieser Formate: PDF, JPEG, PNG und WebP.',
    tooLarge: (megabytes: number) =>
      `Die Datei ist zu groß. Bitte wählen Sie eine mit höchstens ${megabytes}\u00a0MB.`,
    tooManyFiles: (most: number) => `Bitte senden Sie höchstens ${most}\u00a0Dateien.`,
    entry: 'Eintrag',
    receivedAt: 'Eingegangen',
    language: 'Sprache',
    allEntries: 'Alle Einträge',
    openedFor: (title: string) => `Neuer Eintrag: ${title}`,
  },
  en: {
    wrongFields: 'Please look at the marked fields once more.',
    tooFast: 'That was so quick that we took it for a program. Please send the form once more.',
    keyReused: 'This request was made before, with other values. Please reload the page.',
    noAddress: 'There is no e-mail address in this entry.',
    removedField: (label: string) => `${label} (removed)`,
    closed: 'This form is closed.',
    thanks: 'Thank you! Your message has reached us.',
    noFile: 'No file was sent. Please choose one.',
    emptyFile: 'The file is empty. Please choose another one.',
    noDiskSpace: 'We can’t take files at the moment. Please try again later.',
    damagedFile: 'The file did not arrive completely. Please send it once more.',
    unknownFormat:
      'This format is not possible. Please choose a file in one of these: PDF, JPEG, PNG or WebP.',
    tooLarge: (megabytes: number) =>
      `The file is too large. Please choose one of ${megabytes}\u00a0MB at most.`,
    tooManyFiles: (most: number) => `Please send ${most} files at most.`,
    entry: 'Entry',
    receivedAt: 'Received',
    language: 'Language',
    allEntries: 'All entries',
    openedFor: (title: string) => `New entry: ${title}`,
  },
} satisfies Record<Locale, object>
