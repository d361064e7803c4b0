import { line } from '@foyer/schema/fields/text-fields.ts'
import { choice, flag, number } from '@foyer/schema/fields/value-fields.ts'
import { type ChildrenDefinition, relation } from '@foyer/schema/resources/define-resource.ts'
import { quantity } from '@foyer/schema/resources/own-fields.ts'

/** The numbered places of a room, as its plan shows them. */
export const hallPlaces: ChildrenDefinition = {
  name: 'RoomPlace',
  label: { de: 'Saalplan', en: 'Hall plan' },
  description:
    'A numbered place. One that is left out although there are tickets for it is kept for these, and is no longer sold.',
  max: 3000,
  isCopied: false,
  fields: {
    row: number({
      label: { de: 'Reihe vom Podium aus', en: 'Row from the stage' },
      description: 'Row of the room, counted from the stage; a larger difference is a gangway.',
      min: 1,
      max: 500,
      fallback: 1,
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
      description: 'What the row is called on tickets.',
      required: true,
      max: 20,
      example: '3',
    }),
    seat_label: line({
      label: { de: 'Name des Platzes', en: 'Name of the seat' },
      description: 'What the seat is called on tickets.',
      required: true,
      max: 20,
      example: '12',
    }),
    seat_group: relation({
      label: { de: 'Platzgruppe', en: 'Seat group' },
      description: 'The group of the room to which it belongs, from which its price follows.',
      relatesTo: 'seat-group',
      required: true,
    }),
    kind: choice({
      label: { de: 'Art', en: 'Kind' },
      description: 'What it is made for. Only those of kind "standard" are sold online.',
      options: {
        standard: { de: 'Sitzplatz', en: 'Seat', description: 'A seat.' },
        wheelchair: {
          de: 'Rollstuhlplatz',
          en: 'Wheelchair place',
          description: 'Room for a wheelchair.',
        },
        companion: {
          de: 'Begleitplatz',
          en: 'Companion seat',
          description: 'A seat beside a wheelchair place.',
        },
      },
    }),
    is_blocked: flag({
      label: { de: 'Gesperrt', en: 'Blocked' },
      description: 'Whether it is never sold; e.g. behind a pillar.',
    }),
    rank: number({
      label: { de: 'Rang', en: 'Quality' },
      description: 'Quality of the seat: 0 is best; seats with the same are equivalent.',
      min: 0,
      max: 999,
      fallback: 0,
    }),
    x: quantity({
      label: { de: 'Abstand von der Mitte', en: 'Distance from the middle' },
      description:
        'Where it is drawn: from the middle to the right, in hundredths of the distance of two seats; null if that follows from its row.',
      min: -20_000,
      max: 20_000,
    }),
    y: quantity({
      label: { de: 'Abstand vom Podium', en: 'Distance from the stage' },
      description:
        'Where it is drawn: from the stage, in hundredths of the distance of two rows; null if that follows from its row.',
      min: 0,
      max: 60_000,
    }),
  },
}
