import { number } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, relation } from '@foyer/schema/resources/define-resource.ts'
import { nameField, positionField } from './option-fields.ts'

export const seatGroups = defineResource({
  resource: 'seat-groups',
  section: 'house',
  typeName: 'SeatGroupResource',
  name: { de: 'Platzgruppe', en: 'Seat group' },
  pluralName: { de: 'Platzgruppen', en: 'Seat groups' },
  description:
    'A part of a hall whose seats have the same price, with free seating or with places of its plan.',
  access: 'publisher',
  fields: {
    room: relation({
      label: { de: 'Saal', en: 'Room' },
      description: 'The room that it is in.',
      relatesTo: 'room',
      required: true,
    }),
    name: nameField('Parkett'),
    price_category: number({
      label: { de: 'Preiskategorie', en: 'Price category' },
      help: {
        de: 'Welche Preise einer Preisliste für sie gelten. 0 ist die teuerste.',
        en: 'Which prices of a price list are for it. 0 is the most expensive.',
      },
      description: 'Category of its prices in price lists; 0 is the most expensive.',
      min: 0,
      max: 99,
      fallback: 0,
    }),
    capacity: number({
      label: { de: 'Plätze ohne Nummer', en: 'Places without a number' },
      help: {
        de: 'Bei freier Platzwahl. Nummerierte Plätze werden im Plan des Saals gezeichnet.',
        en: 'With free seating. Numbered places are drawn on the plan of the room.',
      },
      description:
        'Number of places for free seating; 0 if it has those of the plan of its room. If there are fewer than are sold, none of these is lost.',
      min: 0,
      max: 5000,
      fallback: 0,
    }),
    position: positionField(),
  },
  list: {
    columns: ['room', 'name', 'position'],
    search: ['name'],
    label: ['room', 'name'],
    filters: ['room'],
    ordering: ['position', 'name'],
  },
})
