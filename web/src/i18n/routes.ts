import type { Locale } from './locales.ts'

/**
 * Every route by the name that code and tests use [2], with its path below the language prefix. Parameters stand in
 * brackets; `?` marks one that may be missing.
 */
export const routes = {
  index: same('/'),
  events: { de: '/programm', en: '/events' },
  'events-calendar': { de: '/programm/kalender.ics', en: '/events/calendar.ics' },
  'events-rss': { de: '/programm/feed.rss', en: '/events/feed.rss' },
  'events-slug-id': { de: '/programm/[slug]/[id]', en: '/events/[slug]/[id]' },
  'events-slug-id-calendar': {
    de: '/programm/[slug]/[id]/kalender.ics',
    en: '/events/[slug]/[id]/calendar.ics',
  },
  'events-slug-id-tickets': {
    de: '/programm/[slug]/[id]/karten',
    en: '/events/[slug]/[id]/tickets',
  },
  'events-slug-id-tickets-hold': {
    de: '/programm/[slug]/[id]/karten/reservieren',
    en: '/events/[slug]/[id]/tickets/hold',
  },
  'events-slug-id-tickets-outcome': {
    de: '/programm/[slug]/[id]/karten/[outcome]',
    en: '/events/[slug]/[id]/tickets/[outcome]',
  },
  productions: { de: '/produktionen', en: '/productions' },
  'productions-slug-id': { de: '/produktionen/[slug]/[id]', en: '/productions/[slug]/[id]' },
  'productions-slug-id-calendar': {
    de: '/produktionen/[slug]/[id]/kalender.ics',
    en: '/productions/[slug]/[id]/calendar.ics',
  },
  team: same('/team'),
  'team-slug-id': same('/team/[slug]/[id]'),
  magazine: { de: '/mediathek-de', en: '/mediathek-en' },
  'magazine-rss': { de: '/mediathek-de/feed.rss', en: '/mediathek-en/feed.rss' },
  'magazine-tags': { de: '/mediathek-de/tags', en: '/mediathek-en/tags' },
  'magazine-categories-category-id': {
    de: '/mediathek-de/categories/[category]/[id]',
    en: '/mediathek-en/categories/[category]/[id]',
  },
  'magazine-tags-tag-id': {
    de: '/mediathek-de/tags/[tag]/[id]',
    en: '/mediathek-en/tags/[tag]/[id]',
  },
  'magazine-slug-id': { de: '/mediathek-de/[slug]/[id]', en: '/mediathek-en/[slug]/[id]' },
  'series-slug-id': same('/series/[slug]/[id]'),
  'series-slug-id-calendar': {
    de: '/series/[slug]/[id]/kalender.ics',
    en: '/series/[slug]/[id]/calendar.ics',
  },
  'venues-slug-id': same('/venues/[slug]/[id]'),
  'forms-slug-id': same('/forms/[slug]/[id]'),
  cart: { de: '/warenkorb', en: '/cart' },
  'cart-change': { de: '/warenkorb/aendern', en: '/cart/change' },
  // Where a form goes without JavaScript, and what is shown afterwards.
  'forms-slug-id-entry': {
    de: '/forms/[slug]/[id]/eintrag',
    en: '/forms/[slug]/[id]/entry',
  },
  'forms-slug-id-thanks': { de: '/forms/[slug]/[id]/danke', en: '/forms/[slug]/[id]/thanks' },
  'forms-slug-id-attempt': same('/forms/[slug]/[id]/attempt/[attempt]'),
  search: same('/search/[category?]/[page?]'),
  'user-profile': same('/user/profile'),
  // Where the forms of the account go, and what is shown of a refused one.
  'user-log-in': { de: '/user/anmelden', en: '/user/log-in' },
  'user-log-out': { de: '/user/abmelden', en: '/user/log-out' },
  'user-attempt': same('/user/attempt/[attempt]'),
  'user-settings': same('/user/settings'),
  'legals-agb': same('/agb'),
  'legals-privacy': same('/datenschutz'),
  'legals-imprint': same('/impressum'),
  'not-found': same('/404'),
} as const satisfies Record<string, Record<Locale, string>>

export type RouteName = keyof typeof routes

function same<Path extends string>(path: Path) {
  return { de: path, en: path } as const
}
