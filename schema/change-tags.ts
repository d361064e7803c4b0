/*
 * The names under which the site keeps what it has read, and by which the origin says what is stale. Both sides of the rule
 * are here: what a read carries (`tagsOfRead`) and what a change makes stale (`staleBy…`). A read is stale when the two have
 * a tag in common.
 */

/** What is read as a list, or only as a whole. */
export const listTags = [
  'events',
  'teasers',
  'calendar',
  'options',
  'productions',
  'articles',
  'venues',
  'pages',
  'persons',
  'navigation',
  'settings',
  'redirects',
  'forms',
  'opening-hours',
  'breaking-news',
] as const

/** On every read: a change with this tag makes all of them stale. */
export const everything = 'all'

/** On reads of a search only, so that caches can tell them: anybody can invent any number of them. */
export const searched = 'search'

type ThingKind = 'event' | 'production' | 'article' | 'venue' | 'person' | 'form'
type ThingTag = `${ThingKind}:${number}`
/** A page by its address, as `page:/de/haus`, since that is all who asks for it knows; a container by its slug. */
type ContentTag = `page:/${string}` | `container:${string}`
export type ChangeTag =
  (typeof listTags)[number] | ThingTag | ContentTag | typeof everything | typeof searched

/** With more tags than this, naming each costs more than reading all again. */
export const mostTagsOfAChange = 500

/** So many tags an answer carries; caches take 128 with what they add themselves. */
const mostTagsOfAnswer = 100

/**
 * What each cached read carries. Details also carry the lists of what they name but do not own (venues, persons, and the
 * options: rooms, genres, series, tags, types), so that a renamed venue need not list the events that were ever held there.
 */
export const tagsOfRead = {
  events: () => carried('events'),
  event: (id: number) => carried(`event:${id}`, 'options', 'venues', 'persons'),
  teasers: () => carried('teasers'),
  calendar: () => carried('calendar'),
  options: () => carried('options'),
  productions: () => carried('productions'),
  production: (id: number) => carried(`production:${id}`, 'options', 'venues', 'persons'),
  /** Lists of articles, their categories and their tags. */
  articles: () => carried('articles'),
  /** What it is about, the origin names itself. */
  article: (id: number) =>
    carried(`article:${id}`, 'articles', 'options', 'venues', `container:${articleContainer(id)}`),
  venues: () => carried('venues'),
  venue: (id: number) => carried(`venue:${id}`, 'options'),
  persons: () => carried('persons', 'options'),
  person: (id: number) => carried(`person:${id}`, 'options'),
  /** What a person does in productions, with the dates of these. */
  personParts: (id: number) => carried(`person:${id}`, 'productions'),
  /**
   * `path` is that of the contract: below the language, without slashes at its ends. A page names those above and beside it,
   * as menus do.
   */
  page: (locale: string, path: string) => carried(pageTag(locale, path), 'navigation'),
  pages: () => carried('pages'),
  container: (slug: string) => carried(`container:${slug}`),
  navigation: () => carried('navigation'),
  settings: () => carried('settings'),
  redirects: () => carried('redirects'),
  forms: () => carried('forms'),
  form: (id: number) => carried(`form:${id}`),
  openingHours: () => carried('opening-hours'),
  breakingNews: () => carried('breaking-news'),
  /** What is found can be anything that has a page, also what lists do not know yet. */
  search: () => carried(searched, ...listTags),
}

/**
 * What an event makes stale that is added, changed, removed or over: itself, the lists, its production (both, if it went from
 * one to another), and the events whose pages list it: other dates of its production, and the one it belongs to.
 */
export function staleByEvent(event: {
  id: number
  productionIds: readonly number[]
  listedOnEventIds: readonly number[]
}): ChangeTag[] {
  return [
    `event:${event.id}`,
    'events',
    'calendar',
    'productions',
    ...event.productionIds.map((id): ThingTag => `production:${id}`),
    ...event.listedOnEventIds.map((id): ThingTag => `event:${id}`),
  ]
}

/** What a production makes stale: itself, the lists that name it, and its events, which take their texts from it. */
export function staleByProduction(production: {
  id: number
  eventIds: readonly number[]
}): ChangeTag[] {
  return [
    `production:${production.id}`,
    'productions',
    'events',
    ...production.eventIds.map((id): ThingTag => `event:${id}`),
  ]
}

/**
 * What an article makes stale that is added, changed, removed, or shown from now on: itself, the lists, and the pages of what
 * it is about, which name it. What an article category or tag makes stale is `articles` alone.
 */
export function staleByArticle(article: {
  id: number
  productionIds: readonly number[]
  eventIds: readonly number[]
}): ChangeTag[] {
  return [
    `article:${article.id}`,
    'articles',
    ...article.productionIds.map((id): ThingTag => `production:${id}`),
    ...article.eventIds.map((id): ThingTag => `event:${id}`),
  ]
}

/** Slug of the container in which the modules of an article lie. */
export const articleContainer = (id: number) => `article-${id}`

/** What a venue or one of its rooms makes stale: itself, the options (rooms), and whatever names it. */
export function staleByVenue(venue: { id: number }): ChangeTag[] {
  return [`venue:${venue.id}`, 'venues', 'options', 'events', 'productions']
}

/**
 * What a person makes stale who is added, changed or removed: the person's page, the team, and the programmes of evenings
 * and productions, lists of these included.
 */
export function staleByPerson(person: { id: number }): ChangeTag[] {
  return [`person:${person.id}`, 'persons', 'productions']
}

/** What a genre, series, tag, type, season, sponsor or category of people makes stale: the options, and whatever names one. */
export function staleByOption(): ChangeTag[] {
  return ['options', 'events', 'productions']
}

/**
 * What a page makes stale that is added, changed or removed: itself, at the addresses that it had and has, and the list of
 * all. What menus say of it,
 * and the pages around it, is on every page.
 */
export function staleByPage(page: {
  addresses: readonly { locale: string; path: string }[]
  isSaidElsewhere: boolean
}): ChangeTag[] {
  return [
    ...page.addresses.map(({ locale, path }) => pageTag(locale, path)),
    'pages',
    ...(page.isSaidElsewhere ? (['navigation'] as const) : []),
  ]
}

/** What the modules of a container make stale: what holds them. */
export function staleByContainer(container: {
  slug: string
  /** Kind of what holds it, as `page`. */
  contentType: string
  addresses: readonly { locale: string; path: string }[]
}): ChangeTag[] {
  return [
    `container:${container.slug}`,
    ...container.addresses.map(({ locale, path }) => pageTag(locale, path)),
    ...(container.addresses.length > 0 ? (['pages'] as const) : []),
    // Maps say when an article was changed last, and that is its modules.
    ...(container.contentType === 'article' ? (['articles'] as const) : []),
  ]
}

function pageTag(locale: string, path: string): ChangeTag {
  return `page:/${locale}/${path}`
}

/** Each tag once; where there are too many, all lists and `all` in their place. */
export function boundedTags(tags: readonly ChangeTag[]): ChangeTag[] {
  const distinct = [...new Set(tags)]
  return distinct.length > mostTagsOfAChange ? [...listTags, everything] : distinct
}

/**
 * The tags of an answer, as the header `Cache-Tag` carries them. Where there are too many, all lists in their place: whatever
 * is changed makes its list stale as well.
 */
export function cacheTagHeader(tags: readonly string[]): string {
  const distinct = [...new Set(tags)]
  return (distinct.length > mostTagsOfAnswer ? listTags : distinct).join(',')
}

/** The tags that a header `Cache-Tag` carries; none where there is no header. */
export function tagsOfHeader(header: string | null | undefined): string[] {
  return header ? header.split(',').map((tag) => tag.trim()) : []
}

function carried(...tags: ChangeTag[]): ChangeTag[] {
  return [everything, ...tags]
}
