import { z } from 'zod'
import { locales, type LocaleCode } from './locales.ts'
import { rule } from './rule-messages.ts'

export { locales }
export type Locale = LocaleCode
export const defaultLocale: Locale = locales[0]

export const Locale = z
  .enum(locales)
  .meta({ id: 'Locale', title: 'Locale', description: 'Language of an answer.' })

/** Languages in which pages can be written (E-14); the site shows the first two. */
export const ContentLocale = z.enum([...locales, 'ja', 'la']).meta({
  id: 'ContentLocale',
  title: 'ContentLocale',
  description: 'Language of a page: those of the site, Japanese or Latin.',
})
export type ContentLocale = z.infer<typeof ContentLocale>

/*
 * Strings that reach a URL are patterned and titled: the gateway turns them into scalars that refuse everything which
 * would change the path's shape, because it puts path arguments into the URL as they are.
 */

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'))
  .max(200)
  .meta({
    id: 'Slug',
    title: 'Slug',
    description: 'Readable part of an address: a-z, 0-9, hyphens.',
  })

export const PagePath = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/)
  .max(400)
  .meta({
    id: 'PagePath',
    title: 'PagePath',
    description: 'Path of a page below its language, as haus/geschichte; empty for the first page.',
  })

export const LocalDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, rule('day'))
  .meta({
    id: 'LocalDate',
    title: 'LocalDate',
    description: 'Calendar day in the time zone of the theatre, as 2026-11-21.',
  })

export const OffsetDateTime = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}(:\d{2})?)$/,
    rule('moment'),
  )
  .meta({
    id: 'OffsetDateTime',
    title: 'OffsetDateTime',
    description: 'Point in time with its offset, as 2026-11-21T19:30:00+01:00.',
  })

export const Price = z
  .string()
  .regex(/^\d{1,7}\.\d{2}$/)
  .meta({ id: 'Price', title: 'Price', description: 'Amount in euros, as 48.00.' })

export const IdList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, rule('ids'))
  .meta({ id: 'IdList', title: 'IdList', description: 'Up to 100 numbers, joined by commas.' })

export const ExhibitionTypeKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('slug'))
  .max(80)
  .meta({
    id: 'ExhibitionTypeKey',
    title: 'ExhibitionTypeKey',
    description: 'Slug of an exhibition type, or its number.',
  })

export const Id = z.int().min(1).max(2147483647).describe('Number by which it is known.')

/** HTML with paragraphs, emphasis, links and lists only; sanitised by the origin. */
export const Html = z
  .string()
  .describe('HTML with paragraphs, emphasis, links and lists; may be empty.')
