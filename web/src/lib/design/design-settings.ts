type ByLanguage = Record<'de' | 'en', string>

/** What distinguishes the two variants, beside colours (tokens of the style sheet) and formats (`formats.ts`). */
export type Design = {
  /** `style1`: the entries are in the header and open downwards. `style2`: one button opens the menu at every width. */
  menuStyle: 'style1' | 'style2'
  header: {
    logoLink: ByLanguage
    /** The cart's address, until the cart itself has given one. */
    basketLink: ByLanguage
    webshopLink: ByLanguage
  }
  footer: { whistleblowingLink: ByLanguage }
  /** Style of event rows: 1 ruled lines, 2 with the colour of the genre along them, 3 close together. */
  eventStyle: 1 | 2 | 3
  /** What the list of events is filtered by: the halls of one house, or the houses of a region. */
  placeFilter: 'room' | 'venue'
  /** What the first page leads with: the poster of the next production, or the search for events. */
  opening: 'poster' | 'finder'
  /** The section of detail pages that comes first; undefined for the usual order. */
  firstSection: { event: 'Children' | undefined; production: 'Events' | undefined }
  /** Whether tickets are chosen on the site itself; otherwise an event links to its `ticketUrl`. */
  quickBuy: boolean
  /** Whether the categories of the team are folded. */
  teamAccordion: boolean
  /** The HTML file that is shown for a status in place of `/html/{status}.html`. */
  errorPages: Partial<Record<number, string>>
  /** Container of the tag manager, loaded with consent only; null loads none. */
  gtmId: string | null
  /** The sign of the site: a figure in a square of 32 by 32 units. */
  mark: { ground: string; figure: string; path: string }
  /** The colour of the browser's own bars. */
  themeColor: { light: string; dark: string }
  /** Who runs the site, for search engines. */
  organization: {
    /** A type of schema.org. */
    type: 'PerformingArtsTheater' | 'Organization'
    address: { street: string; postcode: string; city: string }
    /** Of the organization and its venues. */
    region: string
    /** ISO 3166-1. */
    country: string
    telephone: string
    email: string
    /** For reports of holes in the site. */
    securityEmail: string
  }
  /** Whether the button for programme and tickets stays in view. */
  stickyOverlayButton: boolean
}
