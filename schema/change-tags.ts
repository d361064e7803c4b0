/*
 * Cache tags. A cached read has the tags of `tagsOfRead`, a change invalidates those of `staleBy…`. A read is stale when the two have a
 * tag in common.
 */

/** Tags of lists, and of what is read only as a whole. */
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

/** A tag of every read: invalidating it invalidates everything. */
export const everything = 'all'

/** A tag of search results only, so that caches can bound them separately: visitors can request any number of them. */
export const searched = 'search'

/** A tag of pages that lack an optional part, because its read has failed: they are not served once they are stale. */
export const incomplete = 'incomplete'

type EntityKind = 'event' | 'production' | 'article' | 'venue' | 'person' | 'form'
type EntityTag = `${EntityKind}:${number}`
/** A page by its path, such as `page:/de/haus`, because readers know nothing else of it; a container by its slug. */
type ContentTag = `page:/${string}` | `container:${string}`
export type ChangeTag =
  (typeof listTags)[number] | EntityTag | ContentTag | typeof everything | typeof searched

/** Maximum number of tags of a change. With more, invalidating everything is cheaper. */
export const maxTagsPerChange = 500

/** Maximum number of tags of a response. Caches accept 128, including their own. */
const maxTagsPerResponse = 100

/**
 * The tags of each cached read. Details also have the list tags of what they embed (venues, persons, and the options: rooms, genres,
 * series, tags, types), so that a change of a venue need not name every event that was ever held there.
 */
export const tagsOfRead = {
  events: () => readTags('events'),
  event: (id: number) => readTags(`event:${id}`, 'options', 'venues', 'persons'),
  teasers: () => readTags('teasers'),
  calendar: () => readTags('calendar'),
  options: () => readTags('options'),
  productions: () => readTags('productions'),
  production: (id: number) => readTags(`production:${id}`, 'options', 'venues', 'persons'),
  /** Lists of articles, their categories and their tags. */
  articles: () => readTags('articles'),
  /** The origin adds the tags of what the article is about. */
  article: (id: number) =>
    readTags(`article:${id}`, 'articles', 'options', 'venues', `container:${articleContainer(id)}`),
  venues: () => readTags('venues'),
  venue: (id: number) => readTags(`venue:${id}`, 'options'),
  persons: () => readTags('persons', 'options'),
  person: (id: number) => readTags(`person:${id}`, 'options'),
  /** The parts of a person in productions, with their events. */
  personParts: (id: number) => readTags(`person:${id}`, 'productions'),
  /**
   * `path` is that of the contract: below the language, without slashes at its ends. A page names those above and beside it,
   * as menus do.
   */
  page: (locale: string, path: string) => readTags(pageTag(locale, path), 'navigation'),
  pages: () => readTags('pages'),
  container: (slug: string) => readTags(`container:${slug}`),
  navigation: () => readTags('navigation'),
  settings: () => readTags('settings'),
  redirects: () => readTags('redirects'),
  forms: () => readTags('forms'),
  form: (id: number) => readTags(`form:${id}`),
  openingHours: () => readTags('opening-hours'),
  breakingNews: () => readTags('breaking-news'),
  /** What is found can be anything that has a page, also what lists do not know yet. */
  search: () => readTags(searched, ...listTags),
}

/**
 * Tags to invalidate when an event is added, changed, removed or over: itself, the lists, its production (both, if it was moved), and
 * the events whose pages list it: other events of its production, and the one it belongs to.
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
    ...event.productionIds.map((id): EntityTag => `production:${id}`),
    ...event.listedOnEventIds.map((id): EntityTag => `event:${id}`),
  ]
}

/** Tags to invalidate when a production changes: itself, the lists that contain it, and its events, which use its texts. */
export function staleByProduction(production: {
  id: number
  eventIds: readonly number[]
}): ChangeTag[] {
  return [
    `production:${production.id}`,
    'productions',
    'events',
    ...production.eventIds.map((id): EntityTag => `event:${id}`),
  ]
}

/**
 * Tags to invalidate when an article is added, changed, removed or published: itself, the lists, and the pages of what it is about. A
 * change of a category or tag invalidates `articles` only.
 */
export function staleByArticle(article: {
  id: number
  productionIds: readonly number[]
  eventIds: readonly number[]
}): ChangeTag[] {
  return [
    `article:${article.id}`,
    'articles',
    ...article.productionIds.map((id): EntityTag => `production:${id}`),
    ...article.eventIds.map((id): EntityTag => `event:${id}`),
  ]
}

/** Slug of the container with the modules of an article. */
export const articleContainer = (id: number) => `article-${id}`

/** Tags to invalidate when a venue or one of its rooms changes: itself, the options (rooms), and whatever embeds it. */
export function staleByVenue(venue: { id: number }): ChangeTag[] {
  return [`venue:${venue.id}`, 'venues', 'options', 'events', 'productions']
}

/**
 * Tags to invalidate when a person is added, changed or removed: the person, the list of persons, and productions with their
 * contributors.
 */
export function staleByPerson(person: { id: number }): ChangeTag[] {
  return [`person:${person.id}`, 'persons', 'productions']
}

/** Tags to invalidate when a genre, series, tag, type, season, sponsor or category of persons changes: the options, and whatever embeds one. */
export function staleByOption(): ChangeTag[] {
  return ['options', 'events', 'productions']
}

/**
 * Tags to invalidate when a page is added, changed or removed: the page at its old and new paths, and the list of pages. Menus contain
 * its title and are part of every page.
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

/** Tags to invalidate when the modules of a container change: what contains them. */
export function staleByContainer(container: {
  slug: string
  /** Kind of what the container belongs to, such as `page`. */
  contentType: string
  addresses: readonly { locale: string; path: string }[]
}): ChangeTag[] {
  return [
    `container:${container.slug}`,
    ...container.addresses.map(({ locale, path }) => pageTag(locale, path)),
    ...(container.addresses.length > 0 ? (['pages'] as const) : []),
    // The sitemap contains the time of the last change of an article, which includes its modules.
    ...(container.contentType === 'article' ? (['articles'] as const) : []),
  ]
}

function pageTag(locale: string, path: string): ChangeTag {
  return `page:/${locale}/${path}`
}

/** Each tag once. If there are too many, all list tags and `all` instead. */
export function boundedTags(tags: readonly ChangeTag[]): ChangeTag[] {
  const distinct = [...new Set(tags)]
  return distinct.length > maxTagsPerChange ? [...listTags, everything] : distinct
}

/**
 * The tags of a response as the value of the header `Cache-Tag`. If there are too many, all list tags instead: every change invalidates
 * a list as well.
 */
export function cacheTagHeader(tags: readonly string[]): string {
  const distinct = [...new Set(tags)]
  return (distinct.length > maxTagsPerResponse ? listTags : distinct).join(',')
}

/** The tags in a header `Cache-Tag`; empty if there is no header. */
export function tagsOfHeader(header: string | null | undefined): string[] {
  return header ? header.split(',').map((tag) => tag.trim()) : []
}

function readTags(...tags: ChangeTag[]): ChangeTag[] {
  return [everything, ...tags]
}
