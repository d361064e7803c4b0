/**
 * The shapes of the demo theatre's content files: the Stadttheater Ennsfelden, an invented municipal theatre of 1911.
 *
 * One file per production, person, venue …, each a plain object of one of these types. Files are named after their key.
 * Texts come in German and English. Paragraphs of long texts are separated by a blank line.
 */

export type Localized = { de: string; en: string }

export type GenreKey =
  'opera' | 'operetta' | 'drama' | 'dance' | 'concert' | 'young-audience' | 'guest' | RegionGenreKey
/** Genres that only the houses of the region have. */
type RegionGenreKey = 'cabaret' | 'puppetry' | 'brass' | 'choir' | 'reading' | 'film'
export type SeriesKey =
  | 'premieren-abo'
  | 'samstag-abo'
  | 'opern-abo'
  | 'schauspiel-abo'
  | 'konzertzyklus'
  | 'familien-abo'
  | 'sommer-im-hof'
export type TagKey =
  | 'familie'
  | 'barrierefrei'
  | 'rollstuhlplaetze'
  | 'mit-einfuehrung'
  | 'uebertitel'
  | 'schulvorstellung'
  | 'letzte-vorstellung'
  | 'nachgespraech'
  | 'open-air'
  | 'klassiker'
  | 'wiederaufnahme'
  | RegionTagKey
/** For whom an event of the region is. */
type RegionTagKey = 'kinder' | 'jugend'
export type RoomKey =
  | 'grosses-haus'
  | 'foyer-grosses-haus'
  | 'studio'
  | 'probebuehne'
  | 'stadtsaal'
  | 'hofbuehne'
  | RegionHouseKey
/** Houses of the region beside the Stadttheater; each has one hall, of the same key. */
export type RegionHouseKey = 'sensenwerk' | 'lichtspiele' | 'zehenthof' | 'musikheim' | 'bahnhof'
export type EventTypeKey =
  | 'vorstellung'
  | 'premiere'
  | 'konzert'
  | 'einfuehrung'
  | 'fuehrung'
  | 'workshop'
  | 'gastspiel'
  | 'ausstellung'

type DemoCredit = {
  /** Key of a file in `people/`. */
  person: string
  group: 'team' | 'cast'
  /** The role of the person: "Regie", "Director"; for the cast the part, "Pamina", or the instrument. */
  role: Localized
}

export type DemoWork =
  | { kind: 'work'; composer?: string; title: Localized; movements?: string[]; minutes?: number }
  | { kind: 'interval'; minutes: number }

/** A run of performances within a season; seasons begin on 1 September. Days are `MM-DD`. */
export type DemoRun = {
  season: 'first' | 'second'
  room: RoomKey
  from: string
  to: string
  /** How many events the run has, spread over its days. */
  count: number
  /** 0 is Sunday. Default: any evening from Wednesday to Saturday, Sunday afternoon. */
  weekdays?: number[]
  /** Starting times, local, `HH:MM`; used in turn. */
  times: string[]
  /** Whether the run's first evening is a premiere. */
  opensWithPremiere?: boolean
  type?: EventTypeKey
  /** Ticket prices of the run in euro cents, dearest first. */
  pricesCents: number[]
}

export type DemoProduction = {
  /** Same as the file's name, the poster's name and the German slug. */
  key: string
  slug: Localized
  title: Localized
  /** One line above the title: "Oper", "Österreichische Erstaufführung". May be empty. */
  preline: Localized
  /** One line below the title: “Opera in two acts by Wolfgang Amadeus Mozart”. */
  subtitle: Localized
  genre: GenreKey
  tags: TagKey[]
  series: SeriesKey[]
  /** Whether seats are free to choose, although the room has rows. */
  hasFreeSeating?: true
  durationMinutes: number
  minimumAge?: number
  /** Language of the performance; e.g. "In deutscher Sprache mit deutschen Übertiteln". May be empty. */
  language: Localized
  /** One or two sentences for lists. */
  teaser: Localized
  /** 200 to 350 words a language, three to five paragraphs. */
  description: Localized
  /** Shown on top of the event page: admission age, stroboscope, changed starting time. May be empty. */
  importantInfo: Localized
  programme: DemoWork[]
  credits: DemoCredit[]
  sponsors: string[]
  /** The promoter of the event, if it is not the theatre itself. */
  promoter?: string
  runs: DemoRun[]
}

export type PersonCategoryKey =
  'leitung' | 'musiktheater' | 'schauspiel' | 'tanz' | 'orchester' | 'junges-theater' | 'gaeste'

export type DemoPerson = {
  /** Same as the file's name and the slug: first and last name, folded. */
  key: string
  firstName: string
  lastName: string
  category: PersonCategoryKey
  /** The line below the name: "Sopran", "Soprano". */
  profession: Localized
  /** 60 to 120 words a language. */
  biography: Localized
}

/**
 * A poster drawn by hand: three flat colours and one shape that expresses the idea of the production.
 * The form stands in a box of 1000 × 1000 units and is placed by the format (400×500, 1240×700, square), so it must
 * read on its own ground, cropped at the edges or whole. No text inside: titles are set by the page.
 */
export type DemoPoster = {
  /** Same as the production's key. */
  key: string
  /** Flat ground colour, `#rrggbb`. */
  ground: string
  /** The two other flat colours that the form uses, for captions and marks set beside it. */
  ink: string
  accent: string
  /** SVG elements inside the 1000 × 1000 box; only flat fills and strokes, no gradients, filters, text or images. */
  form: string
  /** What the picture shows, for people who cannot see it. */
  alt: Localized
}

/** Stage designs of a production, for the slider of its pages: flat colours on sheets of 1240 × 700 units. */
export type DemoScenes = {
  /** Same as the production's key. */
  key: string
  /** That of the poster. */
  ground: string
  drawings: {
    /** SVG elements; the middle 560 units of the width stay visible in a portrait crop. */
    form: string
    /** What the picture shows, for people who cannot see it. */
    alt: Localized
  }[]
}

/**
 * A picture of what is about the theatre itself (tours, workshops, history, service): shapes cut from paper in flat tones with one line drawing
 * over them, on a sheet of 1240 × 700 units. A poster stands for its production alone.
 */
export type DemoHousePicture = {
  /** Same as the file's name. */
  key: string
  ground: string
  /** SVG elements; the middle 560 units of the width stay visible in a portrait crop. */
  form: string
  /** What the picture shows, for people who cannot see it. */
  alt: Localized
}

/** What pictures are made of. */
export type Portrayed = {
  productions: DemoProduction[]
  people: DemoPerson[]
  posters: DemoPoster[]
  scenes: DemoScenes[]
  housePictures: DemoHousePicture[]
}
