import type { ReferenceKind } from '@foyer/schema/rest/reference-shapes.ts'
import {
  type ContentLocale,
  defaultLocale,
  type Locale,
  locales,
} from '@foyer/schema/shapes/scalars.ts'
import { sql, type SQL } from 'drizzle-orm'

const inLanguage = (text: string, locale: Locale) =>
  sql.raw(`coalesce(nullif(${text}->>'${locale}', ''), ${text}->>'${defaultLocale}')`)

/** The languages in which a text is written. */
const languagesOf = (text: string) =>
  sql.raw(`(select coalesce(jsonb_agg(key), '[]') from jsonb_each_text(${text}) where value <> '')`)

const allLanguages = sql.raw(`'${JSON.stringify(locales)}'::jsonb`)
const noLanguages = sql.raw(`'[]'::jsonb`)

type Columns = {
  from: SQL
  title: SQL
  detail?: SQL
  imageId?: SQL
  languages: SQL
  isVisible?: SQL
  /** Whether it is only kept to be restored. */
  isGone?: SQL
  /** Whether editors can choose it. */
  isOffered?: SQL
  startsAt?: SQL
}

const titleOfEvent = 'coalesce(event.title, production.title)'

/** How editors recognize each kind of entity, in a language. */
const columnsOf: Record<ReferenceKind, (locale: Locale) => Columns> = {
  page: (locale) => ({
    from: sql`page`,
    title: inLanguage('page.title', locale),
    detail: sql`(select '/' || page_path.locale || '/' || path from page_path where page_id = page.id
      order by page_path.locale = ${locale} desc, page_path.locale limit 1)`,
    imageId: sql`page.og_image_id`,
    languages: sql`(select coalesce(jsonb_agg(page_path.locale order by page_path.locale), '[]')
      from page_path where page_id = page.id)`,
    isVisible: sql`page.is_online and exists (select from page_path where page_id = page.id)`,
    isGone: sql`page.deletion is not null`,
    isOffered: sql`page.deletion is null and not page.is_template`,
  }),
  event: (locale) => ({
    from: sql`event join venue on venue.id = event.venue_id
      left join production on production.id = event.production_id`,
    title: inLanguage(titleOfEvent, locale),
    detail: inLanguage('venue.name', locale),
    imageId: sql`coalesce(event.image_id, production.image_id)`,
    languages: languagesOf(titleOfEvent),
    startsAt: sql`event.starts_at`,
  }),
  production: (locale) => ({
    from: sql`production`,
    title: inLanguage('production.title', locale),
    detail: inLanguage('production.subtitle', locale),
    imageId: sql`production.image_id`,
    languages: languagesOf('production.title'),
  }),
  series: (locale) => named('series', locale),
  venue: (locale) => ({ ...named('venue', locale), detail: sql`venue.city` }),
  person: (locale) => ({
    from: sql`person`,
    title: sql`trim(person.first_name || ' ' || person.last_name)`,
    detail: inLanguage('person.profession', locale),
    imageId: sql`person.image_id`,
    languages: allLanguages,
  }),
  article: (locale) => ({
    from: sql`article`,
    title: inLanguage('article.title', locale),
    detail: inLanguage('article.preline', locale),
    imageId: sql`article.image_id`,
    languages: languagesOf('article.title'),
    isVisible: sql`article.is_online and article.published_from <= now()`,
  }),
  form: (locale) => ({
    from: sql`form`,
    title: inLanguage('form.title', locale),
    languages: languagesOf('form.title'),
  }),
  file: () => ({
    from: sql`media_file`,
    title: sql`media_file.name`,
    detail: sql`media_file.mime_type`,
    languages: noLanguages,
  }),
  image: (locale) => ({
    from: sql`image`,
    title: sql`coalesce(nullif(${inLanguage('image.alt', locale)}, ''), image.name)`,
    detail: sql`image.name`,
    imageId: sql`image.id`,
    languages: languagesOf('image.alt'),
  }),
  tag: (locale) => named('tag', locale),
  genre: (locale) => named('genre', locale),
  'article-category': (locale) => named('article_category', locale),
}

function named(table: string, locale: Locale): Columns {
  return {
    from: sql.raw(table),
    title: inLanguage(`${table}.name`, locale),
    languages: languagesOf(`${table}.name`),
  }
}

const tables: Partial<Record<ReferenceKind, string>> = {
  file: 'media_file',
  'article-category': 'article_category',
}

/** What editors see of an entity. */
export type EntityRow = {
  kind: ReferenceKind
  number: number
  title: string
  detail: string
  image_id: number | null
  locales: ContentLocale[]
  is_visible: boolean
  is_gone: boolean
  starts_at: string | null
}

/** Selects an `EntityRow` for each entity of a kind, or for each that editors can choose. */
export function entityRows(
  kind: ReferenceKind,
  { locale, isChoice = false }: { locale: Locale; isChoice?: boolean },
): SQL {
  const columns = columnsOf[kind](locale)
  const number = sql.raw(`${tables[kind] ?? kind}.id`)
  return sql`
    select ${kind}::text as kind, ${number} as number,
      coalesce(${columns.title}, '') as title, coalesce(${columns.detail ?? sql`''`}, '') as detail,
      ${columns.imageId ?? sql`null::int`} as image_id, ${columns.languages} as locales,
      ${columns.isVisible ?? sql`true`} as is_visible,
      ${columns.isGone ?? sql`false`} as is_gone,
      ${columns.startsAt ?? sql`null::timestamptz`} as starts_at
    from ${columns.from}
    where ${(isChoice && columns.isOffered) || sql`true`}`
}
