import { z } from 'zod'
import { locales, type LocaleCode } from './locales.ts'
import { rule } from './rule-messages.ts'

export { locales }
export type Locale = LocaleCode
export const defaultLocale: Locale = locales[0]

export const Locale = z.enum(locales).meta({
  id: 'Locale',
  title: 'Locale',
  'x-enum-descriptions': { de: 'German.', en: 'English.' },
  description: 'Language of the texts in the response: "de" or "en".',
})

/** Languages in which pages can be written (E-14); the site shows the first two. */
export const ContentLocale = z.enum([...locales, 'ja', 'la']).meta({
  id: 'ContentLocale',
  title: 'ContentLocale',
  'x-enum-descriptions': { de: 'German.', en: 'English.', ja: 'Japanese.', la: 'Latin.' },
  description: 'Language in which a page is written: "de", "en", "ja" (Japanese) or "la" (Latin).',
})
export type ContentLocale = z.infer<typeof ContentLocale>

/*
 * Strings that reach a URL are patterned and titled: the gateway turns them into scalars that refuse everything which
 * would change the path, because it puts path arguments into the URL without escaping them.
 */

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'))
  .max(200)
  .meta({
    id: 'Slug',
    title: 'Slug',
    description: 'Readable part of an address: a–z, 0–9 and hyphens; e.g. "die-zauberfloete".',
  })

export const PreviewToken = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({
    id: 'PreviewToken',
    title: 'PreviewToken',
    description: 'Secret that opens a preview: 64 hexadecimal digits.',
  })

export const UploadId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .meta({
    id: 'UploadId',
    title: 'UploadId',
    description: 'UUID of an upload in lower case.',
  })

export const PagePath = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/)
  .max(400)
  .meta({
    id: 'PagePath',
    title: 'PagePath',
    description:
      'Path of a page below its language, without slashes at the ends; e.g. "haus/geschichte". Empty for the front page.',
  })

export const LocalDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, rule('day'))
  .meta({
    id: 'LocalDate',
    title: 'LocalDate',
    description: 'Calendar day in the time zone of the theatre (ISO 8601); e.g. "2026-11-21".',
  })

export const OffsetDateTime = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}(:\d{2})?)$/,
    rule('moment'),
  )
  .meta({
    id: 'DateTime',
    title: 'DateTime',
    description:
      'Point in time with its UTC offset (ISO 8601); e.g. "2026-11-21T19:30:00+01:00". The offset of points before 1893 has seconds.',
  })

/** The currency of every price. */
export const priceCurrency = 'EUR'

export const Price = z
  .string()
  .regex(/^\d{1,7}\.\d{2}$/)
  .meta({
    id: 'Price',
    title: 'Price',
    description: 'Amount in euros with two decimals; e.g. "48.00".',
  })

/** How many ids a list of them may name. */
export const maxIdListLength = 100

export const IdList = z
  .string()
  .regex(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${maxIdListLength - 1}}$`), rule('ids'))
  .meta({
    id: 'IdList',
    title: 'IdList',
    description: `Up to ${maxIdListLength} ids, separated by commas; e.g. "296,301".`,
  })

export const ExhibitionTypeKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'))
  .max(80)
  .meta({
    id: 'ExhibitionTypeKey',
    title: 'ExhibitionTypeKey',
    description: 'Slug or number of an exhibition type; e.g. "premiere" or "2".',
  })

export const Id = z.int().min(1).max(2147483647).describe('Id of an entity; e.g. 296.')

/** The id of a kind of entity, as in `idOf('event')`. */
export const idOf = (entity: string) => Id.describe(`Number of the ${entity}; e.g. 296.`)

/*
 * Texts with a format of their own. REST knows them as texts; `x-scalar` names the scalar that they are in the graph.
 */

/** HTML with paragraphs, emphasis, links and lists only, sanitized by the origin. */
export const Html = z.string().meta({
  'x-scalar': 'RichText',
  description:
    'HTML with paragraphs, emphasis, links and lists, sanitized by the origin; may be empty.',
})

/** A text that may be empty: the graph says null then. */
export const OptionalText = z.string().meta({ 'x-may-be-empty': true })

/** The same as HTML. */
export const OptionalHtml = Html.meta({ 'x-may-be-empty': true })

/** HTML that an editor has written, sanitized by the origin. */
export const SanitizedHtml = z.string().meta({ 'x-scalar': 'HTML' })

/** An address of the web, or a path of the site that begins with a slash. */
export const Address = z.string().meta({ 'x-scalar': 'URL' })

/** The same, where there may be none. */
export const OptionalAddress = Address.meta({ 'x-may-be-empty': true })

/** Time on the clock of the theatre; e.g. 19:30 or 15:30:00. */
export const LocalTime = z.string().meta({ 'x-scalar': 'LocalTime' })
