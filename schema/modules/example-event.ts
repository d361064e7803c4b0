import type { z } from 'zod'
import type { EventListItem } from '@foyer/schema/rest/event-shapes.ts'

/** An event as lists show it, for tests. */
export const exampleEvent: z.output<typeof EventListItem> = {
  xtype: 'event',
  id: 7,
  id_jet: 7,
  slug: 'die-zauberfloete',
  slugs: { de: 'die-zauberfloete', en: 'the-magic-flute' },
  preline: 'Premiere',
  title: 'Die Zauberflöte',
  subtitle: 'Wolfgang Amadeus Mozart',
  teaser: 'Ein Prinz, ein Vogelfänger und eine Flöte.',
  date_start: '2026-12-05T19:30:00+01:00',
  date_end: null,
  day: '2026-12-05',
  time: '19:30',
  event_type_new: { id: 'vorstellung', number: 1, name: 'Vorstellung' },
  status: 'on_sale',
  ticket_url: 'https://theatre.example/webshop/event/7',
  price_from: '18.00',
  production_id: 3,
  production: null,
  venue: { id: 1, slug: 'stadttheater', name: 'Stadttheater', city: 'Ennsfelden' },
  room: { id: 1, name: 'Großes Haus', show_in_filter: true, seats: 620, venue_id: 1 },
  genre: { id: 1, name: 'Oper', show_in_filter: true, slug: 'oper' },
  series: [],
  tags: [],
  image_obj: null,
  image_thumbnails: [],
}
