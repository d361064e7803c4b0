import { Readable } from 'node:stream'
import { withoutFormula } from '@foyer/schema/forms/without-formula.ts'
import type { Operation } from '@foyer/schema/rest/operation.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { stringify } from 'csv-stringify'
import type { FastifyInstance, FastifyRequest, LogLevel } from 'fastify'
import { z } from 'zod'
import { checkFields } from './field-errors.ts'
import { guardOf } from './guard.ts'
import { HttpError } from './http-error.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { stringValues } from './values/string-values.ts'

/** The most rows of one file. */
const maxRows = 10_000

type CsvRoute<Query> = {
  /** Path of the contract, with `{locale}`. */
  path: string
  access: Operation['access']
  /** What a list is searched and filtered by. */
  query: Query
  logLevel?: LogLevel
}

type Called<Query extends Readonly<Record<string, z.ZodType>>> = {
  query: z.output<z.ZodObject<Query>>
  locale: Locale
  request: FastifyRequest
}

type Table = {
  /** Name of the file, without its ending. */
  file: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Number of all that was found. */
  count: number
}

/**
 * Registers a list as CSV for spreadsheet programs: semicolons, as they expect in German, a byte order mark for UTF-8, and nothing that
 * they would execute. A list with more rows than a file takes is an error, so that nobody works with a part of it.
 */
export function addCsvRoute<const Query extends Readonly<Record<string, z.ZodType>>>(
  app: FastifyInstance,
  { path, access, query: shapes, ...options }: CsvRoute<Query>,
  find: (called: Called<Query>, page: { offset: number; size: number }) => Promise<Table>,
): void {
  const shape = z.object(shapes)
  app.get(
    path.replace('{locale}', ':locale'),
    { ...options, preValidation: guardOf({ access }) },
    async (request, reply) => {
      const locale = localeOf(request.url)
      const values = stringValues(shapes, request.query)
      const checked = checkFields(shape, { values, locale })
      if (!checked.ok) throw new HttpError(400, messages[locale].invalidInput, checked.errors)
      const called = { query: checked.value, locale, request }
      const { file, columns, rows, count } = await find(called, { offset: 0, size: maxRows })
      if (count > maxRows) throw new HttpError(400, messages[locale].tooManyRows)
      const lines = Readable.from([columns, ...rows].map((cells) => cells.map(withoutFormula)))
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${file}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(
          lines.pipe(
            stringify({
              bom: true,
              delimiter: ';',
              quoted: true,
              quoted_empty: true,
              record_delimiter: 'windows',
            }),
          ),
        )
    },
  )
}
