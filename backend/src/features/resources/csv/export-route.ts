import { Readable } from 'node:stream'
import { exportPath } from '@foyer/schema/resources/export-path.ts'
import { resourceOperations } from '@foyer/schema/rest/resources.ts'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { checkFields } from '#http/field-errors.ts'
import { guardOf } from '#http/guard.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { stringValues } from '#http/string-values.ts'
import { listRows } from '#features/resources/read-resource.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import { sayResourceMessage } from '#features/resources/resource-messages.ts'
import { cellsOf, headingsOf } from './rows-csv.ts'

/** The most rows of one export. */
const maxRows = 10_000

/** The rows of a list as CSV for spreadsheet programs: semicolons, as they expect in German, and a byte order mark for UTF-8. */
export function addExportRoute(
  app: FastifyInstance,
  database: Database,
  binding: ResourceBinding,
): void {
  const { definition } = binding
  const { resource, access } = definition
  const { page: _page, page_size: _size, ...query } = resourceOperations(definition).list.query
  const shape = z.object(query)
  app.get(
    exportPath(resource).replace('{locale}', ':locale'),
    { preValidation: guardOf({ access }) },
    async (request, reply) => {
      const locale = localeOf(request.url)
      const values = stringValues(query, request.query)
      const checked = checkFields(shape, { values, locale })
      if (!checked.ok) throw new HttpError(400, messages[locale].invalidInput, checked.errors)
      const { count, results } = await listRows(database, binding, {
        query: checked.value,
        page: { offset: 0, size: maxRows },
      })
      if (count > maxRows) throw new HttpError(400, sayResourceMessage('tooManyRows', locale))
      const lines = Readable.from(results.map((row) => cellsOf(definition, row, locale)))
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${resource}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(
          lines.pipe(
            stringify({
              header: true,
              columns: headingsOf(definition, locale).map((header, index) => ({
                key: String(index),
                header,
              })),
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
