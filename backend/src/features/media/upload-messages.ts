import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Errors of uploads. */
export const uploadMessages = {
  de: {
    noDiskSpace:
      'Auf dem Server ist kein Platz für weitere Dateien. Bitte versuchen Sie es später noch einmal.',
    noFile: 'Es wurde keine Datei übermittelt. Bitte wählen Sie eine aus.',
    textTooLong: 'Bitte kürzen Sie die Texte zum Bild auf höchstens 300\u00a0Zeichen.',
    unreadablePicture:
      'Das Bild ist beschädigt und kann nicht gelesen werden. Bitte speichern Sie es neu oder wählen Sie ein anderes.',
    incomplete:
      'Die Datei ist beschädigt oder unvollständig: Sie enthält nichts, was sich abspielen oder lesen lässt. Bitte wählen Sie eine andere Datei.',
    fileTooLarge:
      'Die Datei ist zu groß. Bitte verkleinern Sie sie: Bilder dürfen höchstens 25 MB haben, Filme, Aufnahmen und Dokumente 200 MB.',
    tooManyUploads:
      'Sie haben bereits 5 Dateien, die noch nicht vollständig hochgeladen sind. Bitte setzen Sie eine davon fort oder brechen Sie sie ab.',
    tooManyPixels: 'Das Bild hat mehr als 60 Millionen Bildpunkte. Bitte verkleinern Sie es.',
    otherType:
      'Diese Datei ist von anderer Art als die bisherige: Ein Bild kann nur durch ein Bild ersetzt werden, ein Film nur durch einen Film, eine Aufnahme nur durch eine Aufnahme, ein Dokument nur durch ein Dokument.',
    unknownFormat:
      'Dieses Format ist nicht möglich. Bitte wählen Sie eine Datei in einem dieser Formate: JPEG, PNG, GIF, WebP und AVIF, MP4 und WebM, MP3, M4A, Ogg, WAV und PDF.',
  },
  en: {
    noDiskSpace: 'There is no space for more files on the server. Please try again later.',
    noFile: 'No file was sent. Please choose one.',
    textTooLong: 'Please shorten the texts about the picture to 300 characters at most.',
    unreadablePicture:
      'The picture is damaged and cannot be read. Please save it again, or choose another one.',
    incomplete:
      'The file is damaged or incomplete: it contains nothing that can be played or read. Please choose another file.',
    fileTooLarge:
      'The file is too large. Please reduce its size: pictures may have up to 25\u00a0MB, films, recordings and documents 200\u00a0MB.',
    tooManyUploads:
      'You already have 5 files that are not completely uploaded. Please continue or cancel one of them.',
    tooManyPixels: 'The picture has more than 60\u00a0million pixels. Please scale it down.',
    otherType:
      'This file is of another type than the one it should replace: a picture can only be replaced by a picture, a film by a film, a recording by a recording, and a document by a document.',
    unknownFormat:
      'This format is not possible. Please choose a file in one of these: JPEG, PNG, GIF, WebP or AVIF, MP4 or WebM, MP3, M4A, Ogg, WAV or PDF.',
  },
} satisfies Record<Locale, Record<string, string>>
