import { Venue } from '@foyer/schema/shapes/venue.ts'
import { reference } from './media-fields.ts'

/** A venue of the house, with its address. */
export function venueReference() {
  return reference({
    label: { de: 'Spielort', en: 'Venue' },
    description: 'Number of the venue.',
    required: true,
    refersTo: 'venue',
    answered: Venue,
    exampleReferred: {
      id: 1,
      slug: 'stadttheater',
      slugs: { de: 'stadttheater', en: 'municipal-theatre' },
      name: 'Stadttheater',
      city: 'Ennsfelden',
      street: 'Theaterplatz 1',
      postcode: '4459',
      description: '<p>Das Haus von 1911.</p>',
      directions: '<p>Fünf Minuten vom Bahnhof.</p>',
      accessibility: '<p>Stufenlos über den Seiteneingang.</p>',
      latitude: 48.2,
      longitude: 14.5,
      rooms: [{ id: 1, name: 'Großes Haus', show_in_filter: true, seats: 620, venue_id: 1 }],
    },
  })
}
