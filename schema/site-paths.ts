// Written by `npm run generate` from the records of the site’s routes.
/** The paths of the site’s routes below the language, by route and language; parameters are in brackets, `?` marks an optional one. */
export const sitePaths = {
  cart: { de: '/warenkorb', en: '/cart' },
  'cart-change': { de: '/warenkorb/aendern', en: '/cart/change' },
  events: { de: '/programm', en: '/events' },
  'events-calendar': { de: '/programm/kalender.ics', en: '/events/calendar.ics' },
  'events-rss': { de: '/programm/feed.rss', en: '/events/feed.rss' },
  'events-slug-id': { de: '/programm/[slug]/[number]', en: '/events/[slug]/[number]' },
  'events-slug-id-calendar': {
    de: '/programm/[slug]/[number]/kalender.ics',
    en: '/events/[slug]/[number]/calendar.ics',
  },
  'events-slug-id-tickets': {
    de: '/programm/[slug]/[number]/karten',
    en: '/events/[slug]/[number]/tickets',
  },
  'events-slug-id-tickets-hold': {
    de: '/programm/[slug]/[number]/karten/reservieren',
    en: '/events/[slug]/[number]/tickets/hold',
  },
  'events-slug-id-tickets-outcome': {
    de: '/programm/[slug]/[number]/karten/[outcome]',
    en: '/events/[slug]/[number]/tickets/[outcome]',
  },
  failure: { de: '/503', en: '/503' },
  favourites: { de: '/merkliste', en: '/favourites' },
  'favourites-change': { de: '/merkliste/aendern', en: '/favourites/change' },
  'forms-slug-id': { de: '/forms/[slug]/[number]', en: '/forms/[slug]/[number]' },
  'forms-slug-id-attempt': {
    de: '/forms/[slug]/[number]/attempt/[attempt]',
    en: '/forms/[slug]/[number]/attempt/[attempt]',
  },
  'forms-slug-id-entry': {
    de: '/forms/[slug]/[number]/eintrag',
    en: '/forms/[slug]/[number]/entry',
  },
  'forms-slug-id-thanks': {
    de: '/forms/[slug]/[number]/danke',
    en: '/forms/[slug]/[number]/thanks',
  },
  index: { de: '/', en: '/' },
  'legals-agb': { de: '/agb', en: '/agb' },
  'legals-imprint': { de: '/impressum', en: '/impressum' },
  'legals-privacy': { de: '/datenschutz', en: '/datenschutz' },
  magazine: { de: '/mediathek-de', en: '/mediathek-en' },
  'magazine-categories-category-id': {
    de: '/mediathek-de/categories/[category]/[number]',
    en: '/mediathek-en/categories/[category]/[number]',
  },
  'magazine-rss': { de: '/mediathek-de/feed.rss', en: '/mediathek-en/feed.rss' },
  'magazine-slug-id': { de: '/mediathek-de/[slug]/[number]', en: '/mediathek-en/[slug]/[number]' },
  'magazine-tags': { de: '/mediathek-de/tags', en: '/mediathek-en/tags' },
  'magazine-tags-tag-id': {
    de: '/mediathek-de/tags/[tag]/[number]',
    en: '/mediathek-en/tags/[tag]/[number]',
  },
  'not-found': { de: '/404', en: '/404' },
  preview: { de: '/vorschau/[token]', en: '/preview/[token]' },
  productions: { de: '/produktionen', en: '/productions' },
  'productions-slug-id': {
    de: '/produktionen/[slug]/[number]',
    en: '/productions/[slug]/[number]',
  },
  'productions-slug-id-calendar': {
    de: '/produktionen/[slug]/[number]/kalender.ics',
    en: '/productions/[slug]/[number]/calendar.ics',
  },
  search: { de: '/search/[category?]/[page?]', en: '/search/[category?]/[page?]' },
  'series-slug-id': { de: '/series/[slug]/[number]', en: '/series/[slug]/[number]' },
  'series-slug-id-calendar': {
    de: '/series/[slug]/[number]/kalender.ics',
    en: '/series/[slug]/[number]/calendar.ics',
  },
  team: { de: '/team', en: '/team' },
  'team-slug-id': { de: '/team/[slug]/[number]', en: '/team/[slug]/[number]' },
  'unknown-error': { de: '/500', en: '/500' },
  'user-attempt': { de: '/user/attempt/[attempt]', en: '/user/attempt/[attempt]' },
  'user-log-in': { de: '/user/anmelden', en: '/user/log-in' },
  'user-log-out': { de: '/user/abmelden', en: '/user/log-out' },
  'user-profile': { de: '/user/profile', en: '/user/profile' },
  'user-settings': { de: '/user/settings', en: '/user/settings' },
  'user-settings-attempt': {
    de: '/user/settings/attempt/[attempt]',
    en: '/user/settings/attempt/[attempt]',
  },
  'user-settings-change': { de: '/user/settings/aendern', en: '/user/settings/change' },
  'venues-slug-id': { de: '/venues/[slug]/[number]', en: '/venues/[slug]/[number]' },
} as const
