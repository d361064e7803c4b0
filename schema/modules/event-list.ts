import { defineModule } from './define-module.ts'
import { reference } from '@foyer/schema/fields/media-fields.ts'
import { choice, day, number } from '@foyer/schema/fields/value-fields.ts'

export const eventList = defineModule({
  kind: 'event-list',
  name: { de: 'Termine', en: 'Events' },
  description: 'The next events of the programme that match filters.',
  isInToolbar: false,
  fields: {
    date_from: day({
      label: { de: 'Ab', en: 'From' },
      help: {
        de: 'Ohne Angabe: ab jetzt, also ohne Vergangenes.',
        en: 'When empty: from now on, without events that are over.',
      },
      description: 'First day; null for events from now on.',
    }),
    date_to: day({
      label: { de: 'Bis', en: 'Until' },
      description: 'Last day; null for no end.',
      example: '2026-12-31',
    }),
    filters: choice({
      label: { de: 'Zeitraum', en: 'Period' },
      description: 'Restricts the events to the next days.',
      options: {
        '': { de: 'Alle Tage', en: 'All days', description: 'Events of all days.' },
        next_3_days: {
          de: 'Die nächsten drei Tage',
          en: 'The next three days',
          description: 'Events of the next three days.',
        },
        weekend: {
          de: 'Das Wochenende',
          en: 'The weekend',
          description:
            'Events of the days of this weekend, Saturday and Sunday, that are not over.',
        },
      },
    }),
    tag: reference({
      label: { de: 'Schlagwort', en: 'Tag' },
      description: 'Identifies the tag that events must have; null for all events.',
      refersTo: 'tag',
    }),
    limit: number({
      label: { de: 'Anzahl', en: 'Number' },
      description: 'Maximum number of events, 1 to 50.',
      min: 1,
      max: 50,
      fallback: 10,
    }),
  },
  derived: { children: { type: 'events', description: 'Events, earliest first.' } },
})
