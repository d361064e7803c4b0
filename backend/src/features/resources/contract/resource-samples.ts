import { siteSamples } from '#features/resources/site/site-samples.ts'

type Sample = { row: object; change: object; other: object; invalid: [string, unknown] }

/** The sample of what others choose from. */
const option = (row: object): Sample => ({
  row,
  change: { position: 7 },
  other: { position: 8 },
  invalid: ['position', -1],
})

/** A valid row of each resource, two other values of a field, and a value that breaks its rule. */
export const resourceSamples: Record<string, Sample> = {
  productions: {
    row: {
      title: { de: 'Der Probelauf', en: 'The Trial Run' },
      description: { de: '<p>Ein Versuch.</p>' },
      genre: 1,
      tags: [1, 2],
      images: [2, 1],
      credits: [{ person: 1, group: 'cast', role: { de: 'Hamlet' } }],
      works: [{ kind: 'work', title: { de: 'Suite' }, movements: ['Allegro', 'Adagio'] }],
    },
    change: { duration_minutes: 95 },
    other: { duration_minutes: 100 },
    invalid: ['minimum_age', 200],
  },
  events: {
    row: {
      title: { de: 'Offene Probe', en: 'Open Rehearsal' },
      day: '2031-03-04',
      local_time: '19:30:00',
      venue: 1,
      tags: [1],
      prices: [{ name: { de: 'Karte' }, sale_type: 1, price_cents: 1250 }],
      timeslots: [{ time_start: '15:30:00', is_offered: true }],
    },
    change: { status: 'sold_out' },
    other: { status: 'postponed' },
    invalid: ['local_time', '25:00'],
  },
  persons: {
    row: { last_name: 'Prüfstein', profession: { de: 'Sopran', en: 'Soprano' } },
    change: { first_name: 'Petra' },
    other: { first_name: 'Paula' },
    invalid: ['last_name', ' '],
  },
  venues: {
    row: { name: { de: 'Werkstatt', en: 'Workshop' }, city: 'Ennsfelden', latitude: 48.2135 },
    change: { street: 'Hafengasse 3' },
    other: { street: 'Hafengasse 5' },
    invalid: ['longitude', 181],
  },
  rooms: {
    row: { venue: 1, name: { de: 'Probebühne', en: 'Rehearsal Stage' }, seats: 60 },
    change: { seats: 80 },
    other: { seats: 90 },
    invalid: ['seats', -1],
  },
  'seat-groups': {
    row: {
      room: 1,
      name: { de: 'Loge', en: 'Box' },
      capacity: 3,
    },
    change: { position: 7 },
    other: { position: 8 },
    invalid: ['position', -1],
  },
  'price-lists': {
    row: {
      name: { de: 'Probenpreise', en: 'Trial prices' },
      prices: [{ position: 0, name: { de: 'Kategorie 1' }, sale_type: 1, price_cents: 1250 }],
    },
    change: { position: 7 },
    other: { position: 8 },
    invalid: ['position', -1],
  },
  'list-prices': {
    row: {
      price_list: 1,
      position: 40,
      name: { de: 'Kategorie 41' },
      sale_type: 1,
      price_cents: 900,
    },
    change: { price_cents: 950 },
    other: { price_cents: 1000 },
    invalid: ['price_cents', -1],
  },
  series: {
    row: { name: { de: 'Abo Probe', en: 'Trial Series' } },
    change: { show_in_filter: true },
    other: { position: 8 },
    invalid: ['position', 1.5],
  },
  seasons: {
    row: { name: '2040/41', first_day: '2040-09-01' },
    change: { first_day: '2040-09-02' },
    other: { first_day: '2040-09-03' },
    invalid: ['first_day', 'morgen'],
  },
  sponsors: {
    row: { name: 'Sparkasse', url: 'https://sponsor.example/' },
    change: { name: 'Sparverein' },
    other: { name: 'Sparbuch' },
    invalid: ['url', 'javascript:alert(1)'],
  },
  genres: option({ name: { de: 'Posse', en: 'Farce' }, style_name: 'teal', show_in_filter: true }),
  tags: option({ name: { de: 'entspannt', en: 'relaxed' }, show_in_filter: true }),
  'exhibition-types': option({ name: { de: 'Probe mit Gästen' }, show_in_filter: false }),
  'person-categories': option({ name: { de: 'Statisterie', en: 'Extras' } }),
  'sale-types': option({ name: { de: 'Lehrlinge', en: 'Apprentices' } }),
  articles: {
    row: {
      title: { de: 'Neunzehn Schwäne', en: 'Nineteen Swans' },
      published_from: '2031-03-04T09:00:00.000Z',
      category: 1,
      tags: [1, 2],
      productions: [2, 1],
      persons: [1],
    },
    change: { author: 'Ilse Drabek' },
    other: { author: 'Otto Wimmer' },
    invalid: ['published_from', 'morgen'],
  },
  'article-categories': option({ name: { de: 'Werkbank', en: 'Workbench' }, style_name: 'teal' }),
  'article-tags': {
    row: { name: { de: 'Handwerk', en: 'Craft' } },
    change: { slug: { de: 'werken', en: 'making' } },
    other: { slug: { de: 'bauen', en: 'building' } },
    invalid: ['slug', 3],
  },
  redirects: {
    row: { locale: 'de', old_path: '/de/frueher', new_path: '/de/jetzt' },
    change: { new_path: '/de/bald' },
    other: { new_path: '/de/nie' },
    invalid: ['new_path', 'https://example.org'],
  },
  ...siteSamples,
  'waiting-rooms': {
    row: { event: 1, is_open: true, opens_at: '2027-01-09T09:00:00.000Z' },
    change: { admissions_per_minute: 600 },
    other: { admissions_per_minute: 60 },
    invalid: ['admissions_per_minute', 0],
  },
}
