import { defineModule } from './define-module.ts'
import { venueReference } from '@foyer/schema/fields/venue-reference.ts'

export const venue = defineModule({
  kind: 'venue',
  name: { de: 'Spielort', en: 'Venue' },
  description: 'A venue with its address, rooms and directions.',
  isInToolbar: false,
  headingLevel: 2,
  fields: { venue: venueReference() },
})
