import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import {
  findLinkReference,
  type LinkedKind,
  type LinkReference,
} from '@foyer/schema/shapes/link-reference.ts'
import { type ContentLocale, defaultLocale } from '@foyer/schema/shapes/scalars.ts'
import { sitePaths } from '@foyer/schema/paths/site-paths.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { siteLocale } from '#database/localized.ts'

/** The current address of an entity in a language; undefined if visitors get nothing of it. */
type FindAddress = (reference: LinkReference) => string | undefined

type NumberedRoute = {
  [
    Name in keyof typeof sitePaths
  ]: (typeof sitePaths)[Name]['de'] extends `${string}[slug]/[number]` ? Name : never
}[keyof typeof sitePaths]

/** The slug of each entity that visitors can open, and the route of its page. */
const entities: Record<
  Exclude<LinkedKind, 'page' | 'file'>,
  { route: NumberedRoute; slugs: SQL; tag: (number: number) => ChangeTag }
> = {
  event: {
    route: 'events-slug-id',
    slugs: sql`select event.id, coalesce(event.slug, production.slug) as slug
      from event left join production on production.id = event.production_id`,
    tag: (number) => `event:${number}`,
  },
  production: {
    route: 'productions-slug-id',
    slugs: sql`select id, slug from production`,
    tag: (number) => `production:${number}`,
  },
  series: {
    route: 'series-slug-id',
    slugs: sql`select id, slug from series`,
    tag: () => 'options',
  },
  venue: {
    route: 'venues-slug-id',
    slugs: sql`select id, slug from venue`,
    tag: (number) => `venue:${number}`,
  },
  person: {
    route: 'team-slug-id',
    slugs: sql`select id, jsonb_build_object('de', slug) as slug from person`,
    tag: (number) => `person:${number}`,
  },
  article: {
    route: 'magazine-slug-id',
    slugs: sql`select id, slug from article where is_online and published_from <= now()`,
    tag: (number) => `article:${number}`,
  },
  form: {
    route: 'forms-slug-id',
    slugs: sql`select id, slug from form`,
    tag: (number) => `form:${number}`,
  },
}

/** A page may lead to a page that leads elsewhere; in a circle of them nobody gets anywhere. */
const maxSteps = 5

type Addresses = { findAddress: FindAddress; cacheTags: ChangeTag[] }

/** Reads the addresses of entities, with one query per kind, and the cache tags under which they are read. */
export function readAddresses(
  queries: Queries,
  references: readonly LinkReference[],
  locale: ContentLocale,
): Promise<Addresses> {
  return readWithin(queries, references, { locale, steps: maxSteps })
}

async function readWithin(
  queries: Queries,
  references: readonly LinkReference[],
  { locale, steps }: { locale: ContentLocale; steps: number },
): Promise<Addresses> {
  const found = new Map<string, string>()
  const cacheTags: ChangeTag[] = []
  for (const [kind, ofKind] of Map.groupBy(references, (one) => one.kind)) {
    const numbers = [...new Set(ofKind.map(({ number }) => number))]
    const addresses = await addressesOf(queries, { kind, numbers, locale })
    for (const [number, address] of addresses) found.set(`${kind}:${number}`, address)
    cacheTags.push(...tagsOf(kind, numbers))
  }
  const onward = [...found.values()].flatMap((address) => findLinkReference(address) ?? [])
  if (onward.length > 0) {
    const next =
      steps > 0 ? await readWithin(queries, onward, { locale, steps: steps - 1 }) : undefined
    cacheTags.push(...(next?.cacheTags ?? []))
    for (const [key, address] of found) {
      const reference = findLinkReference(address)
      if (!reference) continue
      const end = next?.findAddress(reference)
      if (end === undefined) found.delete(key)
      else found.set(key, end)
    }
  }
  const findAddress: FindAddress = ({ kind, number, suffix }) => {
    const address = found.get(`${kind}:${number}`)
    return address === undefined ? undefined : address + suffix
  }
  return { findAddress, cacheTags }
}

function tagsOf(kind: LinkedKind, numbers: readonly number[]): ChangeTag[] {
  // Files never change; menus name the pages with their addresses as well.
  if (kind === 'file') return []
  return kind === 'page' ? ['navigation'] : numbers.map(entities[kind].tag)
}

type Wanted = { kind: LinkedKind; numbers: readonly number[]; locale: ContentLocale }

async function addressesOf(
  queries: Queries,
  { kind, numbers, locale }: Wanted,
): Promise<[number, string][]> {
  if (kind === 'page') return pageAddresses(queries, numbers, locale)
  if (kind === 'file') {
    const { rows } = await queries.execute<{ id: number; url: string }>(
      sql`select id, url from media_file where id in ${numbers}`,
    )
    return rows.map(({ id, url }) => [id, url])
  }
  const { route, slugs } = entities[kind]
  const words = siteLocale(locale)
  const { rows } = await queries.execute<{ id: number; slug: string }>(sql`
    select id, coalesce(slug ->> ${words}, slug ->> ${defaultLocale}) as slug
    from (${slugs}) as entity where id in ${numbers}`)
  return rows.map(({ id, slug }) => [
    id,
    `/${words}${sitePaths[route][words].replace('[slug]', slug).replace('[number]', String(id))}`,
  ])
}

/** Pages that are online, at their path in this language, else in German. A page that only leads elsewhere is where it leads, which may be a reference. */
async function pageAddresses(
  queries: Queries,
  numbers: readonly number[],
  locale: ContentLocale,
): Promise<[number, string][]> {
  const { rows } = await queries.execute<{ id: number; address: string | null }>(sql`
    select page.id, coalesce(
      (select rtrim('/' || locale || '/' || path, '/') from page_path
       where page_id = page.id and locale in (${locale}, ${defaultLocale})
       order by locale = ${locale} desc limit 1),
      nullif(coalesce(link_url ->> ${locale}, link_url ->> ${defaultLocale}), '')) as address
    from page where is_online and id in ${numbers}`)
  return rows.flatMap(({ id, address }) => (address === null ? [] : [[id, address]]))
}
