import { line } from '@foyer/schema/fields/text-fields.ts'
import { number } from '@foyer/schema/fields/value-fields.ts'
import { defineResource, relation } from '@foyer/schema/resources/define-resource.ts'
import { quantity } from '@foyer/schema/resources/own-fields.ts'
import { nameField, positionField } from './option-fields.ts'

export const seatGroups = defineResource({
  resource: 'seat-groups',
  typeName: 'SeatGroupResource',
  name: { de: 'Platzgruppe', en: 'Seat group' },
  pluralName: { de: 'Platzgruppen', en: 'Seat groups' },
  description: 'A part of a hall whose seats have the same price, with its places.',
  access: 'publisher',
  fields: {
    room: relation({
      label: { de: 'Saal', en: 'Room' },
      description: 'The room that it is in.',
      relatesTo: 'room',
      required: true,
    }),
    name: nameField('Parkett'),
    position: positionField(),
  },
  children: {
    places: {
      name: 'SeatGroupPlace',
      label: { de: 'Plätze', en: 'Places' },
      description: 'A numbered seat, or with free seating one unit of the capacity.',
      max: 3000,
      fields: {
        row: quantity({
          label: { de: 'Reihe', en: 'Row' },
          description: 'Row, counted from the stage; null for free seating.',
          min: 1,
          max: 500,
        }),
        column: number({
          label: { de: 'Stelle in der Reihe', en: 'Position in the row' },
          description:
            'Position in the row: adjacent seats differ by one, a larger difference is an aisle.',
          min: 1,
          max: 5000,
          fallback: 1,
        }),
        row_label: line({
          label: { de: 'Name der Reihe', en: 'Name of the row' },
          description: 'What the row is called; empty for free seating.',
          max: 20,
          example: '3',
        }),
        seat_label: line({
          label: { de: 'Name des Platzes', en: 'Name of the seat' },
          description: 'What the seat is called; empty for free seating.',
          max: 20,
          example: '12',
        }),
        rank: number({
          label: { de: 'Rang', en: 'Quality' },
          description: 'Quality of the seat: 0 is best; seats with the same are equivalent.',
          min: 0,
          max: 999,
          fallback: 0,
        }),
      },
    },
  },
  list: {
    columns: ['room', 'name', 'position'],
    search: ['name'],
    label: ['room', 'name'],
    filters: ['room'],
    ordering: ['position', 'name'],
  },
})
