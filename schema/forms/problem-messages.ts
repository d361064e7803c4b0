import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** The messages next to a field with an invalid value; the first three as specified [5]. */
const problemMessages = {
  de: {
    required: 'Dieses Feld ist ein Pflichtfeld!',
    email: 'Ungültige E-Mail-Adresse!',
    chosen: 'Erforderlich',
    emailsDiffer: 'Die beiden E-Mail-Adressen stimmen nicht überein.',
    number: 'Bitte geben Sie eine Zahl ein.',
    date: 'Diesen Tag gibt es nicht. Ein Datum schreibt man so: 2026-12-24.',
    dateTime: 'Diesen Zeitpunkt gibt es nicht. Man schreibt ihn so: 2026-12-24T19:30.',
    url: 'Eine Adresse im Internet beginnt mit https://.',
    tooLong: 'Dieser Text ist zu lang.',
    choice: 'Diese Auswahl gibt es nicht.',
    invalid: 'Dieser Wert ist hier nicht möglich.',
    tooManyFiles: 'Das sind zu viele Dateien.',
    unknownFile: 'Diese Datei ist nicht mehr da. Bitte laden Sie sie noch einmal hoch.',
    unknownField: 'Dieses Feld hat das Formular nicht.',
    unknownForm: 'Dieses Formular gibt es nicht.',
    tooSmall: 'Bitte geben Sie mindestens {bound} ein.',
    tooLarge: 'Bitte geben Sie höchstens {bound} ein.',
    tooShort: 'Bitte schreiben Sie mindestens {bound} Zeichen.',
    tooManyCharacters: 'Bitte schreiben Sie höchstens {bound} Zeichen.',
    tooFew: 'Bitte wählen Sie mindestens {bound} aus.',
    tooMany: 'Bitte wählen Sie höchstens {bound} aus.',
    leaveEmpty: 'Bitte lassen Sie dieses Feld leer.',
  },
  en: {
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    chosen: 'Required',
    emailsDiffer: 'The two e-mail addresses are not the same.',
    number: 'Please enter a number.',
    date: 'There is no such day. A date is written like this: 2026-12-24.',
    dateTime: 'There is no such moment. It is written like this: 2026-12-24T19:30.',
    url: 'An address on the internet begins with https://.',
    tooLong: 'This text is too long.',
    choice: 'There is no such choice.',
    invalid: 'This value is not possible here.',
    tooManyFiles: 'These are too many files.',
    unknownFile: 'This file is no longer there. Please upload it once more.',
    unknownField: 'The form has no such field.',
    unknownForm: 'There is no such form.',
    tooSmall: 'Please enter at least {bound}.',
    tooLarge: 'Please enter {bound} at most.',
    tooShort: 'Please write at least {bound} characters.',
    tooManyCharacters: 'Please write {bound} characters at most.',
    tooFew: 'Please choose at least {bound}.',
    tooMany: 'Please choose {bound} at most.',
    leaveEmpty: 'Please leave this field empty.',
  },
} as const satisfies Record<Locale, Record<string, string>>

export type ProblemKey = keyof (typeof problemMessages)['en']

/** What is wrong, in words. */
export function sayProblem(
  { problem, bound }: { problem: ProblemKey; bound?: number },
  locale: Locale,
): string {
  return problemMessages[locale][problem].replace('{bound}', String(bound ?? ''))
}
