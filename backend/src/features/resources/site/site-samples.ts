/** Samples of what staff keep for the site, for the tests of the generic calls. */
export const siteSamples: Record<
  string,
  { row: object; change: object; other: object; invalid: [string, unknown] }
> = {
  'breaking-news': {
    row: { title: { de: 'Kassa geschlossen', en: 'Box office closed' }, is_online: true },
    change: { link: { de: '/de/service' } },
    other: { link: { de: 'https://example.org/' } },
    invalid: ['is_online', 'vielleicht'],
  },
  teasers: {
    row: {
      name: 'Abo-Aktion',
      day: '2027-10-01',
      headline: { de: 'Jetzt Abos' },
      link: { de: '/de/abo', en: '/en/subscriptions' },
    },
    change: { day: '2027-10-02' },
    other: { day: '2027-10-03' },
    invalid: ['day', '2027-02-30'],
  },
  'error-pages': {
    row: { name: '410', html: '<h1>Vorbei</h1>' },
    change: { html: '<h1>Für immer vorbei</h1>' },
    other: { html: '<h1>Schade</h1>' },
    invalid: ['name', '410.html'],
  },
}
