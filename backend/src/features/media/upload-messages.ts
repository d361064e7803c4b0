import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Errors of uploads. */
export const uploadMessages = {
  de: {
    noDiskSpace: 'Auf dem Server ist kein Platz für weitere Dateien.',
    noFile: 'Es wurde keine Datei übermittelt.',
    textTooLong: 'Ein Text zum Bild ist länger als 300 Zeichen.',
    unreadablePicture: 'Das Bild ist beschädigt und kann nicht gelesen werden.',
    incompleteRecording:
      'Der Film oder die Aufnahme ist beschädigt oder unvollständig: In der Datei ist nichts, was sich abspielen lässt.',
    fileTooLarge: 'Die Datei ist zu groß: Bilder dürfen 25 MB haben, Filme und Aufnahmen 200 MB.',
    tooManyPixels: 'Das Bild hat mehr als 60 Millionen Bildpunkte.',
    unknownFormat:
      'Dieses Format geht nicht: möglich sind JPEG, PNG, GIF, WebP und AVIF, MP4 und WebM, MP3, M4A, Ogg und WAV.',
  },
  en: {
    noDiskSpace: 'There is no room for more files on the server.',
    noFile: 'No file was sent.',
    textTooLong: 'A text about the picture is longer than 300 characters.',
    unreadablePicture: 'The picture is damaged and cannot be read.',
    incompleteRecording:
      'The film or recording is damaged or incomplete: the file holds nothing that can be played.',
    fileTooLarge:
      'The file is too large: pictures may have 25\u00a0MB, films and recordings 200\u00a0MB.',
    tooManyPixels: 'The picture has more than 60 million pixels.',
    unknownFormat:
      'This format is not possible: JPEG, PNG, GIF, WebP and AVIF, MP4 and WebM, MP3, M4A, Ogg and WAV are.',
  },
} satisfies Record<Locale, Record<string, string>>
