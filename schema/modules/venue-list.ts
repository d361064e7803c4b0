import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { venueReference } from '@foyer/schema/fields/venue-reference.ts'

export const venueList = defineModule({
  kind: 'venue-list',
  name: { de: 'Spielorte', en: 'Venues' },
  description: 'Several venues with their addresses, as a ruled list.',
  isInToolbar: false,
  fields: {
    items: items({
      label: { de: 'Spielorte', en: 'Venues' },
      description: 'The venues, in order.',
      name: 'VenueListItem',
      item: { venue: venueReference() },
    }),
  },
})
