import type { ChoiceOption } from '@foyer/schema/fields/field.ts'
import { choice, day } from '@foyer/schema/fields/value-fields.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'
import { defineResource, localized } from '@foyer/schema/resources/define-resource.ts'
import { time } from '@foyer/schema/resources/own-fields.ts'
import { siteLink } from './site-link.ts'
import type { Weekday } from './weekdays.ts'

const weekdayNames: Record<Weekday, ChoiceOption> = {
  monday: { de: 'Montag', en: 'Monday', description: 'Monday.' },
  tuesday: { de: 'Dienstag', en: 'Tuesday', description: 'Tuesday.' },
  wednesday: { de: 'Mittwoch', en: 'Wednesday', description: 'Wednesday.' },
  thursday: { de: 'Donnerstag', en: 'Thursday', description: 'Thursday.' },
  friday: { de: 'Freitag', en: 'Friday', description: 'Friday.' },
  saturday: { de: 'Samstag', en: 'Saturday', description: 'Saturday.' },
  sunday: { de: 'Sonntag', en: 'Sunday', description: 'Sunday.' },
}

const times = {
  time_from: time({
    label: { de: 'Von', en: 'From' },
    help: { de: 'Ohne Zeiten ist geschlossen.', en: 'Without times it is closed.' },
    description: 'When it opens; null if it is closed.',
  }),
  time_to: time({
    label: { de: 'Bis', en: 'To' },
    description: 'When it closes; null if it is closed.',
  }),
  alternative_text: localized(
    line({
      label: { de: 'Text statt der Zeiten', en: 'Text instead of the times' },
      description: 'Text that is shown instead of the times; may be empty.',
      max: 200,
      example: 'Sommerpause, Karten im Internet',
    }),
  ),
  alternative_link_url: siteLink({
    label: { de: 'Link des Textes', en: 'Link of the text' },
    help: {
      de: 'Ein Pfad mit Sprache (/de/karten) oder eine Adresse.',
      en: 'A path with its language (/en/tickets) or an address.',
    },
    description: 'Link target of that text; may be empty.',
  }),
}

export const openingHours = defineResource({
  resource: 'opening-hours',
  section: 'house',
  typeName: 'OpeningHoursResource',
  name: { de: 'Öffnungszeit', en: 'Opening hours' },
  pluralName: { de: 'Öffnungszeiten', en: 'Opening hours' },
  description: 'Hours of the box office on a day of the week. A day may have several.',
  access: 'publisher',
  fields: {
    weekday: choice({
      label: { de: 'Wochentag', en: 'Day of the week' },
      description: 'Day of the week.',
      options: weekdayNames,
      required: true,
    }),
    ...times,
  },
  list: {
    columns: ['weekday', 'time_from', 'time_to', 'alternative_text'],
    search: [],
    filters: ['weekday'],
    ordering: ['weekday', 'time_from'],
  },
})

export const openingExceptions = defineResource({
  resource: 'opening-exceptions',
  section: 'house',
  typeName: 'OpeningExceptionResource',
  name: { de: 'Ausnahme', en: 'Exception' },
  pluralName: { de: 'Ausnahmen von den Öffnungszeiten', en: 'Exceptions of opening hours' },
  description: 'Hours of the box office on single days, which replace the usual ones.',
  access: 'publisher',
  fields: {
    day: day({
      label: { de: 'Tag', en: 'Day' },
      description: 'The day, or the first of several.',
      required: true,
    }),
    last_day: day({
      label: { de: 'Letzter Tag', en: 'Last day' },
      help: { de: 'Leer: nur an dem einen Tag.', en: 'Empty: only on that one day.' },
      description: 'The last day; null if it is only one.',
    }),
    ...times,
  },
  list: {
    columns: ['day', 'last_day', 'time_from', 'time_to', 'alternative_text'],
    search: [],
    label: ['day'],
    filters: [],
    periods: ['day'],
    lastDays: { day: 'last_day' },
    ordering: ['day', 'time_from'],
  },
})
