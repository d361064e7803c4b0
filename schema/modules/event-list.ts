import { defineModule } from './define-module.ts'
import { reference } from '@foyer/schema/fields/media-fields.ts'
import { choice, day, number } from '@foyer/schema/fields/value-fields.ts'

export const eventList = defineModule({
  kind: 'event-list',
  name: { de: 'Termine', en: 'Events' },
  description: 'The next events of the programme, as they are when the page is read.',
  isInToolbar: false,
  fields: {
    date_from: day({
      label: { de: 'Ab', en: 'From' },
      help: {
        de: 'Ohne Angabe: ab jetzt, also ohne Vergangenes.',
        en: 'When empty: from now on, without what is over.',
      },
      description: 'First day; from now on when unset.',
    }),
    date_to: day({
      label: { de: 'Bis', en: 'Until' },
      description: 'Last day; without an end when unset.',
      example: '2026-12-31',
    }),
    filters: choice({
      label: { de: 'Zeitraum', en: 'Period' },
      description: 'Narrows the days to those that come next.',
      options: {
        '': { de: 'Alle Tage', en: 'All days' },
        next_3_days: { de: 'Die nächsten drei Tage', en: 'The next three days' },
        weekend: { de: 'Das Wochenende', en: 'The weekend' },
      },
    }),
    tag: reference({
      label: { de: 'Schlagwort', en: 'Tag' },
      description: 'Only events with this tag.',
      refersTo: 'tag',
    }),
    limit: number({
      label: { de: 'Anzahl', en: 'Number' },
      description: 'How many events at most.',
      min: 1,
      max: 50,
      fallback: 10,
    }),
  },
  derived: { children: { type: 'events', description: 'The events, in order of time.' } },
})
