import type {
  DemoRun,
  EventTypeKey,
  GenreKey,
  Localized,
  RegionHouseKey,
  RoomKey,
  SeriesKey,
  TagKey,
} from '#content/content.ts'

/**
 * The shapes of content that belongs to the theatre as a whole: venues, subscriptions, box office and navigation.
 * Paragraphs of long texts are separated by a blank line, as in the productions.
 */

export type DemoVenueKey = 'stadttheater' | 'stadtsaal' | 'hofbuehne' | 'werkstatt' | RegionHouseKey

export type DemoRoom = {
  key: RoomKey
  venue: DemoVenueKey
  name: Localized
  /** Seats sold at most; a seating plan may offer fewer. */
  seats: number
  /** Whether its venue's text on accessibility promises wheelchair places. */
  hasWheelchairPlaces?: true
}

/** A part of a hall: seats in rows, or as many places as may be chosen freely. */
export type DemoSeatGroup = {
  key: string
  room: RoomKey
  name: Localized
} & (
  | {
      /** Number of the first row, and how many seats each has; an aisle parts them in the middle. */
      rows: { first: number; seats: number[]; hasAisle: boolean }
    }
  | { places: number }
)

export type DemoSaleType = {
  key: string
  name: Localized
  /** Who is entitled to it. */
  text: Localized
  /** By how much it is cheaper than the full price. */
  percent: number
}

export type DemoVenue = {
  key: DemoVenueKey
  slug: Localized
  name: Localized
  street: string
  /** Four digits, as in Austria. */
  postcode: string
  city: string
  /** 100 to 180 words a language. */
  description: Localized
  /** By public transport, by car and by bicycle, a paragraph each. */
  directions: Localized
  accessibility: Localized
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
}

export type DemoSeries = {
  key: SeriesKey
  slug: Localized
  name: Localized
  /** 60 to 100 words a language. */
  description: Localized
  showInFilter: boolean
}

export type DemoGenre = {
  key: GenreKey
  name: Localized
  showInFilter: boolean
  styleName: string
}

export type DemoTag = { key: TagKey; name: Localized; showInFilter: boolean }

/** What the REST contract calls an exhibition type. */
export type DemoEventType = { key: EventTypeKey; slug: Localized; name: Localized }

export type DemoSponsor = {
  key: string
  /** Key of its logo (`demo/pictures/signs.ts`). */
  sign: string
  name: string
  url: string
}

/** An event that belongs to no production: a guided tour, an open rehearsal, the ball. */
export type DemoStandaloneEvent = {
  /** Same as the file's name and the German slug. */
  key: string
  slug: Localized
  title: Localized
  subtitle: Localized
  /** One or two sentences for lists. */
  teaser: Localized
  /** 80 to 160 words a language. */
  description: Localized
  type: EventTypeKey
  room: RoomKey
  runs: DemoRun[]
  /** None for what is about the theatre itself, such as a tour. */
  genre?: GenreKey
  tags?: TagKey[]
  /** If it differs from what is usual for its type. */
  minutes?: number
  /** Key of a picture of the theatre (`content/house-pictures/`), if no poster is drawn for it. */
  picture?: string
}

/** A promotional teaser between the events of the programme. */
export type DemoTeaser = {
  key: string
  /** How editors find it; visitors do not see it. */
  name: Localized
  preline: Localized
  subline: Localized
  headline: Localized
  linkText: Localized
  link: DemoTarget
  /** Key of the production whose picture it shows. */
  poster: string
  /** Days from today; the teaser is shown at the end of that day. */
  dayOffset: number
}

/** Which events a list shows. */
export type DemoEventFilter =
  | { filter: 'genre'; key: GenreKey }
  | { filter: 'tag'; key: TagKey }
  | { filter: 'type'; key: EventTypeKey }

/** Where a link leads: to an address, to the page of a series or venue by the key of the content, or to a list of events. */
export type DemoTarget =
  { url: Localized } | { series: SeriesKey } | { venue: DemoVenueKey } | { events: DemoEventFilter }

export type DemoOpeningDay = {
  /** 0 is Sunday. */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Local times, `HH:MM`; empty when closed. */
  hours: { from: string; to: string }[]
}

/** Days of every season that differ from others, as `MM-DD`. Public holidays need none: on these it is closed. */
export type DemoOpeningException = {
  from: string
  /** Last day; the first when left out. */
  to?: string
  hours: DemoOpeningDay['hours']
  /** Shown in place of the hours. */
  text?: Localized
  link?: Localized
}

export type DemoOpeningHours = {
  regular: DemoOpeningDay[]
  exceptions: DemoOpeningException[]
}

/** HTML that editors put around every page. */
export type DemoSettings = {
  headerHtml: Localized
  footerTopHtml: Localized
  footerBottomHtml: Localized
  footerLogosHtml: Localized
}
