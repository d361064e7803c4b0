import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JsonLd } from '#ui/json-ld.tsx'
import { eventKind } from './event-kind.ts'
import { eventJsonLd, eventListJsonLd } from './event-json-ld.ts'

type MarkedEvent = Parameters<typeof eventJsonLd>[0]

const house = { name: 'Stadttheater', siteUrl: 'https://theatre.example', locale: 'de' } as const

const flute: MarkedEvent = {
  number: 12,
  slugs: { __typename: 'LocalizedSlug', de: 'die-zauberfloete', en: 'the-magic-flute' },
  title: 'Die Zauberflöte',
  subtitle: 'Oper von Mozart',
  teaser: '',
  description: '<p>Im Wald.</p>',
  time: '19:30',
  dateStart: '2026-11-21T19:30:00+01:00',
  dateEnd: '2026-11-21T22:15:00+01:00',
  schedule: 'SCHEDULED',
  sale: 'ON_SALE',
  movedFrom: null,
  duration: 'PT165M',
  minimumAge: 8,
  ticketUrl: 'https://theatre.example/webshop/event/12',
  saleStartsOn: '2026-06-01',
  promoter: null,
  exhibitionType: { __typename: 'ExhibitionType', key: 'vorstellung' },
  genre: { __typename: 'Genre', slug: 'oper' },
  venue: {
    __typename: 'Venue',
    name: 'Stadttheater',
    street: 'Theaterplatz 1',
    postcode: '4459',
    city: 'Ennsfelden',
    latitude: 47.9,
    longitude: 14.4,
  },
  room: { __typename: 'Room', name: 'Großes Haus' },
  prices: [
    {
      __typename: 'EventPrice',
      name: 'Kategorie I',
      price: { __typename: 'Money', amount: '48.00', currency: 'EUR' },
    },
  ],
  contributors: [
    { __typename: 'Contributor', group: 'TEAM', name: 'Barbara Fellinger' },
    { __typename: 'Contributor', group: 'CAST', name: 'Elvira Montenuovo' },
  ],
  image: {
    variants: [
      ['HORIZONTAL', 'JPG', 1240],
      ['HORIZONTAL', 'JPG', 2480],
      ['HORIZONTAL', 'AVIF', 2480],
      ['SOCIAL', 'JPG', 1200],
    ].map(([crop, format, width]) => ({
      __typename: 'ImageVariant',
      crop: crop as 'SOCIAL',
      format: format as 'JPG',
      width: width as number,
      url: `/media/${crop}-${width}.${format}`,
    })),
  },
}

test('an event has name, dates, place, people and offers', () => {
  expect(eventJsonLd(flute, house)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TheaterEvent',
    name: 'Die Zauberflöte',
    description: 'Oper von Mozart',
    url: 'https://theatre.example/de/programm/die-zauberfloete/12',
    startDate: '2026-11-21T19:30:00+01:00',
    endDate: '2026-11-21T22:15:00+01:00',
    duration: 'PT165M',
    typicalAgeRange: '8-',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Stadttheater, Großes Haus',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Theaterplatz 1',
        postalCode: '4459',
        addressLocality: 'Ennsfelden',
        addressRegion: 'Oberösterreich',
        addressCountry: 'AT',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.9, longitude: 14.4 },
    },
    image: [
      'https://theatre.example/media/HORIZONTAL-2480.JPG',
      'https://theatre.example/media/SOCIAL-1200.JPG',
    ],
    performer: [{ '@type': 'Person', name: 'Elvira Montenuovo' }],
    inLanguage: 'de-AT',
    organizer: {
      '@type': 'PerformingArtsTheater',
      '@id': 'https://theatre.example/#organization',
      name: 'Stadttheater',
      url: 'https://theatre.example',
      logo: 'https://theatre.example/icons/theatre/icon-512.png',
    },
    offers: [
      {
        '@type': 'Offer',
        name: 'Kategorie I',
        price: '48.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://theatre.example/de/programm/die-zauberfloete/12/karten',
        validFrom: '2026-06-01',
      },
    ],
  })
})

test('P-09: a canceled event says so, before and after its day, and sells nothing', () => {
  for (const sale of [null, 'PAST_EVENT'] as const) {
    const made = eventJsonLd({ ...flute, sale, schedule: 'CANCELED' }, house)
    expect(made.eventStatus).toBe('https://schema.org/EventCancelled')
    expect(made.startDate).toBe('2026-11-21T19:30:00+01:00')
    expect(made).not.toHaveProperty('offers')
  }
})

test('P-09: a moved event has its former date; for a day without a time, the day', () => {
  const from = (time: string | null) => ({
    ...flute,
    schedule: 'RESCHEDULED' as const,
    movedFrom: {
      __typename: 'FormerDate' as const,
      time,
      dateStart: `2026-07-01T${time ?? '00:00'}:00+02:00`,
    },
  })
  expect(eventJsonLd(from('20:00'), house)).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    startDate: '2026-11-21T19:30:00+01:00',
    previousStartDate: '2026-07-01T20:00:00+02:00',
  })
  expect(eventJsonLd(from(null), house)).toMatchObject({ previousStartDate: '2026-07-01' })
})

test('P-09: a postponed event has no new date yet', () => {
  const made = eventJsonLd({ ...flute, sale: null, schedule: 'POSTPONED' }, house)
  expect(made.eventStatus).toBe('https://schema.org/EventPostponed')
  expect(made.offers).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }])
})

test('offsets that ISO 8601 does not have are left out, and unknown times too', () => {
  const old = { ...flute, dateStart: '1842-12-07T20:00:00+00:53:28', dateEnd: null }
  expect(eventJsonLd(old, house).startDate).toBe('1842-12-07T20:00:00')
  const undetermined = { ...flute, time: null, dateEnd: null }
  expect(eventJsonLd(undetermined, house).startDate).toBe('2026-11-21')
})

test('without tickets in the shop, offers lead to the page; who puts it on is named', () => {
  const guest = { ...flute, sale: 'SOLD_OUT' as const, ticketUrl: null, promoter: 'Verein' }
  const made = eventJsonLd(guest, { ...house, locale: 'en' })
  expect(made.organizer).toEqual({ '@type': 'Organization', name: 'Verein' })
  expect(made.offers).toMatchObject([
    {
      availability: 'https://schema.org/SoldOut',
      url: 'https://theatre.example/en/events/the-magic-flute/12',
    },
  ])
})

test('P-01: a list says of each event its place in it', () => {
  const { itemListElement } = eventListJsonLd([flute, { ...flute, number: 13 }], house)
  expect(itemListElement.map(({ position, item }) => `${position} ${item.url}`)).toEqual([
    '1 https://theatre.example/de/programm/die-zauberfloete/12',
    '2 https://theatre.example/de/programm/die-zauberfloete/13',
  ])
})

test.each([
  ['vorstellung', 'schauspiel', 'TheaterEvent'],
  ['premiere', 'opera', 'TheaterEvent'],
  ['vorstellung', 'tanz', 'DanceEvent'],
  ['konzert', 'konzert', 'MusicEvent'],
  ['vorstellung', 'concert', 'MusicEvent'],
  ['vorstellung', 'junges-theater', 'ChildrensEvent'],
  ['vorstellung', 'young-theatre', 'ChildrensEvent'],
  ['gastspiel', 'guest-performance', 'TheaterEvent'],
  ['vorstellung', 'musical', 'TheaterEvent'],
  ['ausstellung', undefined, 'ExhibitionEvent'],
  ['workshop', 'tanz', 'EducationEvent'],
  ['fuehrung', undefined, 'Event'],
])('%s of the genre %s is a %s', (exhibitionType, genre, kind) => {
  expect(eventKind({ exhibitionType, genre })).toBe(kind)
})

test('no text of an event can end the block that contains it', () => {
  const title = '</script><script>alert(1)</script><!--'
  const { container } = render(<JsonLd data={eventJsonLd({ ...flute, title }, house)} />)
  expect(container.innerHTML.match(/<\/script>/g)).toHaveLength(1)
  expect(container.innerHTML).not.toContain('<!--')
  const [block] = container.querySelectorAll('script')
  expect(JSON.parse(block!.textContent!)).toMatchObject({ name: title })
})
