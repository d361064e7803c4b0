import { flag, moment, number } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, relation } from './define-resource.ts'

export const waitingRooms = defineResource({
  resource: 'waiting-rooms',
  section: 'boxOffice',
  typeName: 'WaitingRoomResource',
  name: { de: 'Warteraum', en: 'Waiting room' },
  pluralName: { de: 'Warteräume', en: 'Waiting rooms' },
  description: 'The queue in front of an event that many people want tickets for.',
  access: 'publisher',
  fields: {
    event: relation({
      label: { de: 'Termin', en: 'Event' },
      description: 'The event whose buyers wait for their turn.',
      relatesTo: 'event',
      required: true,
    }),
    is_open: flag({
      label: { de: 'In Betrieb', en: 'In use' },
      help: {
        de: 'Ohne Haken kaufen alle sofort; wer wartet, behält den Platz.',
        en: 'If not, everybody buys at once; those who wait keep their places.',
      },
      description: 'Whether buyers wait. If not, everybody may buy at once.',
    }),
    opens_at: moment({
      label: { de: 'Einlass ab', en: 'Admits from' },
      help: {
        de: 'Wer früher kommt, hat seinen Platz in der Warteschlange schon.',
        en: 'Those who come earlier have their places in the queue already.',
      },
      description: 'When the first visitors are admitted.',
      required: true,
    }),
    admissions_per_minute: number({
      label: { de: 'Einlässe je Minute', en: 'Admissions per minute' },
      description: 'How many visitors are admitted each minute; e.g. 300.',
      min: 1,
      max: 60_000,
      fallback: 300,
    }),
  },
  list: {
    columns: ['event', 'is_open', 'opens_at', 'admissions_per_minute'],
    search: [],
    label: ['event'],
    filters: [],
    ordering: ['opens_at'],
  },
})
