import type { FieldOf } from './field.ts'
import { reference } from './media-fields.ts'

/** A venue of the house, with its address. */
export function venueReference(): FieldOf<'reference'> {
  return reference({
    label: { de: 'Spielort', en: 'Venue' },
    description: 'Number of the venue.',
    required: true,
    refersTo: 'venue',
  })
}
