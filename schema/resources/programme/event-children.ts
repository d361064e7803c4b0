import { line } from '@foyer/schema/fields/text-fields.ts'
import { flag, number } from '@foyer/schema/fields/value-fields.ts'
import {
  type ChildrenDefinition,
  localized,
  relation,
} from '@foyer/schema/resources/define-resource.ts'
import { money, time } from '@foyer/schema/resources/own-fields.ts'

const seatGroup = {
  label: { de: 'Platzgruppe', en: 'Seat group' },
  relatesTo: 'seat-group',
  narrowedBy: { field: 'room', value: 'room' },
} as const

const isOffered = flag({
  label: { de: 'Im Verkauf', en: 'On sale' },
  description: 'Whether tickets are sold.',
  fallback: true,
})

export const prices: ChildrenDefinition = {
  name: 'EventResourcePrice',
  label: { de: 'Preise', en: 'Prices' },
  description: 'The price of a ticket by category, sale type and seat group.',
  max: 200,
  fields: {
    position: number({
      label: { de: 'Kategorie', en: 'Category' },
      help: {
        de: 'Mehrere Platzgruppen und Preisarten können dieselbe haben. 0 ist die teuerste.',
        en: 'Several seat groups and sale types may share one. 0 is the most expensive.',
      },
      description: 'Position of the price category.',
      min: 0,
      max: 99,
      fallback: 0,
    }),
    name: localized(
      line({
        label: { de: 'Name der Kategorie', en: 'Name of the category' },
        description: 'Name of the price category; e.g. "Kategorie 1".',
        required: true,
        max: 200,
        example: 'Kategorie 1',
      }),
    ),
    seat_group: relation({
      ...seatGroup,
      description: 'The seats that it is for; null if the hall has no seating plan.',
    }),
    sale_type: relation({
      label: { de: 'Preisart', en: 'Sale type' },
      description: 'The full price or a reduction.',
      relatesTo: 'sale-type',
      required: true,
    }),
    price_cents: money({
      label: { de: 'Preis', en: 'Price' },
      description: 'Price of one ticket in cents.',
    }),
    text: localized(
      line({
        label: { de: 'Anmerkung', en: 'Note' },
        description: 'Note about the price; may be empty.',
        max: 300,
      }),
    ),
  },
}

export const seatGroups: ChildrenDefinition = {
  name: 'EventResourceSeatGroup',
  label: { de: 'Platzgruppen', en: 'Seat groups' },
  description: 'A group of seats of the room that belongs to the event.',
  max: 100,
  fields: {
    seat_group: relation({
      ...seatGroup,
      description: 'The group of seats.',
      required: true,
    }),
    is_offered: isOffered,
  },
}

export const timeslots: ChildrenDefinition = {
  name: 'EventResourceTimeslot',
  label: { de: 'Zeitfenster', en: 'Timeslots' },
  description: 'A time of admission, with all seats for itself.',
  max: 100,
  fields: {
    time_start: time({
      label: { de: 'Einlass', en: 'Admission' },
      description: 'Time of admission.',
      required: true,
    }),
    is_offered: isOffered,
  },
}
