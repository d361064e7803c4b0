/** Rows as the origin sends them. */

const slugs = { de: 'hamlet', en: 'hamlet' }

const venueSummary = {
  id: 3,
  slug: 'stadttheater',
  name: 'Stadttheater',
  city: 'Ennsfelden',
}

const productionSummary = {
  id: 7,
  slug: 'hamlet',
  slugs,
  title: 'Hamlet',
  subtitle: 'Tragödie',
}

export function eventRow(id: number) {
  return {
    xtype: 'event',
    id,
    id_jet: 1000 + id,
    slug: 'hamlet',
    slugs,
    preline: '',
    title: 'Hamlet',
    subtitle: '',
    teaser: '',
    date_start: '2026-12-01T19:30:00+01:00',
    date_end: null,
    day: '2026-12-01',
    time: '19:30',
    event_type_new: { id: 'premiere', number: 2, name: 'Premiere' },
    status: 'sold_out',
    ticket_url: null,
    price_from: '18.00',
    production_id: 7,
    production: productionSummary,
    venue: venueSummary,
    room: null,
    genre: null,
    series: [{ id: 5, name: 'Premieren', slug: 'premieren', slugs }],
    tags: [],
    image_obj: null,
    image_thumbnails: [],
  }
}

export function productionRow(id: number) {
  return {
    ...productionSummary,
    id,
    preline: '',
    teaser: 'Ein Prinz zögert.',
    events: [eventRow(1)],
  }
}

export function page(results: unknown[]) {
  return { count: results.length, next: null, previous: null, results }
}
