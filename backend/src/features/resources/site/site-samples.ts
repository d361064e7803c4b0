/** Samples of what staff keep for the site, for the tests of the generic calls. */
export const siteSamples: Record<
  string,
  { row: object; change: object; other: object; invalid: [string, unknown] }
> = {
  forms: {
    row: {
      title: { de: 'Probe anmelden', en: 'Book a rehearsal' },
      recipients: ['schule@theatre.example'],
      fields: [
        { kind: 'text', label: { de: 'Schule', en: 'School' }, required: true },
        {
          kind: 'radio',
          label: { de: 'Wann' },
          choices: [{ value: 'frueh', label: { de: 'Am Vormittag', en: 'In the morning' } }],
        },
      ],
    },
    change: { is_open: false },
    other: { is_newsletter: true },
    invalid: ['recipients', 'schule'],
  },
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
  'opening-hours': {
    row: { weekday: 'saturday', time_from: '20:00:00', time_to: '21:00:00' },
    change: { time_to: '22:00:00' },
    other: { time_to: '23:00:00' },
    invalid: ['time_from', '25:00'],
  },
  'opening-exceptions': {
    row: { day: '2033-05-01', last_day: '2033-05-02', time_from: null, time_to: null },
    change: { last_day: '2033-05-03' },
    other: { last_day: '2033-05-04' },
    invalid: ['last_day', '2033-02-30'],
  },
  'error-pages': {
    row: { name: '410', html: '<h1>Vorbei</h1>' },
    change: { html: '<h1>Für immer vorbei</h1>' },
    other: { html: '<h1>Schade</h1>' },
    invalid: ['name', '410.html'],
  },
}
