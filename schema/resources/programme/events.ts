import { line } from '@foyer/schema/fields/text-fields.ts'
import { day } from '@foyer/schema/fields/value-fields.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { defineResource, localized, relation } from '@foyer/schema/resources/define-resource.ts'
import { time } from '@foyer/schema/resources/own-fields.ts'
import { prices, seatGroups, timeslots } from './event-children.ts'
import { cancellationReasonField, statusField } from './event-status.ts'
import { slugField } from './option-fields.ts'
import { exhibitionTypeField, genreField, seriesField, tagsField } from './programme-relations.ts'
import { programmeTexts } from './text-fields.ts'

export const events = defineResource({
  resource: 'events',
  section: 'programme',
  typeName: 'EventResource',
  name: { de: 'Termin', en: 'Event' },
  pluralName: { de: 'Termine', en: 'Events' },
  description:
    'A date of a production, or a standalone event, with its prices. Texts that are empty come from its production. If day or time are changed before it is over, pages show the former ones as well.',
  access: 'publisher',
  page: sitePaths['events-slug-id'],
  fields: {
    production: relation({
      label: { de: 'Produktion', en: 'Production' },
      description: 'Its production; null for a standalone event.',
      relatesTo: 'production',
    }),
    parent: relation({
      label: { de: 'Gehört zu Termin', en: 'Belongs to event' },
      description: 'The event that it introduces or accompanies; null if there is none.',
      relatesTo: 'event',
    }),
    day: day({
      label: { de: 'Tag', en: 'Day' },
      description: 'Calendar day at the theatre.',
      required: true,
      example: '2026-12-24',
    }),
    local_time: time({
      label: { de: 'Beginn', en: 'Start' },
      description: 'Time of the start at the theatre; null if only the day is known.',
    }),
    status: statusField,
    cancellation_reason: cancellationReasonField,
    sale_starts_on: day({
      label: { de: 'Vorverkauf ab', en: 'On sale from' },
      description: 'First day of the sale; null if no day is set.',
    }),
    venue: relation({
      label: { de: 'Spielort', en: 'Venue' },
      description: 'Its venue.',
      relatesTo: 'venue',
      required: true,
    }),
    room: relation({
      label: { de: 'Saal', en: 'Room' },
      description: 'Its room in the venue; null if there is none.',
      relatesTo: 'room',
      narrowedBy: { field: 'venue', value: 'venue' },
    }),
    price_list: relation({
      label: { de: 'Preisliste', en: 'Price list' },
      help: {
        de: 'Der Termin folgt der Liste, bis Karten verkauft oder reserviert sind. Wer hier Preise von Hand ändert, löst ihn davon.',
        en: 'The event follows the list until tickets are sold or held. Changing prices here by hand detaches it.',
      },
      description:
        'The price list that its prices follow until tickets are sold or held; null if it has prices of its own.',
      relatesTo: 'price-list',
    }),
    exhibition_type: exhibitionTypeField,
    genre: genreField,
    tags: tagsField,
    series: seriesField,
    title: localized(
      line({
        label: { de: 'Titel', en: 'Title' },
        help: { de: 'Leer: der der Produktion.', en: 'Empty: that of the production.' },
        description: 'Title; empty if it is that of the production.',
        max: 300,
      }),
    ),
    slug: slugField(),
    ...programmeTexts,
  },
  children: { prices, seat_groups: seatGroups, timeslots },
  onlyWith: { cancellation_reason: { field: 'status', values: ['canceled'] } },
  importedBy: ['day', 'local_time', 'production', 'venue', 'room'],
  list: {
    columns: ['day', 'local_time', 'production', 'title', 'room', 'status'],
    search: ['title'],
    label: ['day', 'local_time', 'production', 'title'],
    filters: [
      'production',
      'venue',
      'room',
      'status',
      'exhibition_type',
      'genre',
      'tags',
      'series',
    ],
    periods: ['day'],
    ordering: ['day', 'local_time'],
  },
})
