import { html, line, paragraph } from '@foyer/schema/fields/text-fields.ts'
import { image } from '@foyer/schema/fields/media-fields.ts'
import { localized } from '@foyer/schema/resources/define-resource.ts'
import { quantity } from '@foyer/schema/resources/own-fields.ts'

/** The texts that productions and their events share. */
export const programmeTexts = {
  preline: localized(
    line({
      label: { de: 'Dachzeile', en: 'Line above the title' },
      description: 'Line above the title; may be empty.',
      max: 300,
    }),
  ),
  subtitle: localized(
    line({
      label: { de: 'Untertitel', en: 'Subtitle' },
      description: 'Line below the title; may be empty.',
      max: 300,
    }),
  ),
  teaser: localized(
    paragraph({
      label: { de: 'Anreißer', en: 'Teaser' },
      description: 'Introduction of one or two sentences; may be empty.',
    }),
  ),
  description: localized(
    html({
      label: { de: 'Beschreibung', en: 'Description' },
      description: 'HTML about it; sanitized when it is saved.',
    }),
  ),
  important_info: localized(
    html({
      label: { de: 'Wichtig für den Besuch', en: 'Important for visitors' },
      description: 'HTML with what visitors need to know; sanitized when it is saved.',
    }),
  ),
  language: localized(
    line({
      label: { de: 'Sprache', en: 'Language' },
      description: 'Language of the performance and its surtitles; may be empty.',
      max: 300,
      example: 'Deutsch mit englischen Übertiteln',
    }),
  ),
  duration_minutes: quantity({
    label: { de: 'Dauer in Minuten', en: 'Duration in minutes' },
    description: 'Duration in minutes; null if unknown.',
    min: 1,
    max: 14_400,
  }),
  minimum_age: quantity({
    label: { de: 'Alter ab', en: 'Minimum age' },
    description: 'Recommended minimum age in years; null if there is none.',
    min: 0,
    max: 99,
  }),
  promoter: line({
    label: { de: 'Veranstalter', en: 'Promoter' },
    help: { de: 'Leer: das Theater selbst.', en: 'Empty: the theatre itself.' },
    description: 'Name of the promoter; empty if it is the theatre itself.',
    max: 200,
  }),
  image: image({
    label: { de: 'Bild', en: 'Picture' },
    description: 'The poster; null if there is none.',
  }),
}
