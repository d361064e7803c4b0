import { defineModule } from './define-module.ts'
import { items } from '@foyer/schema/fields/items-field.ts'
import { venueReference } from '@foyer/schema/fields/venue-reference.ts'

export const venueList = defineModule({
  kind: 'venue-list',
  name: { de: 'Spielorte', en: 'Venues' },
  description: 'A list of venues with their addresses.',
  isInToolbar: false,
  fields: {
    items: items({
      label: { de: 'Spielorte', en: 'Venues' },
      description: 'Venues, in order.',
      itemDescription: 'A venue of the list.',
      name: 'VenueListItem',
      item: { venue: venueReference() },
    }),
  },
})
