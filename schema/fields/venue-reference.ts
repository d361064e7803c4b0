import type { FieldOf } from './field.ts'
import { reference } from './media-fields.ts'

/** A field that references a venue. */
export function venueReference(): FieldOf<'reference'> {
  return reference({
    label: { de: 'Spielort', en: 'Venue' },
    description: 'Identifies the venue; e.g. 1.',
    required: true,
    refersTo: 'venue',
  })
}
