import { Readable } from 'node:stream'
import { withoutFormula } from '@foyer/schema/forms/without-formula.ts'
import { orderExportPath, orderQuery } from '@foyer/schema/rest/staff-order-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { stringify } from 'csv-stringify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { siteZone } from '#database/site-zone.ts'
import { checkFields } from '#http/field-errors.ts'
import { guardOf } from '#http/guard.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { stringValues } from '#http/string-values.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { staffOrderMessages } from '#features/shop/messages/staff-order-messages.ts'
import { searchOrders, type StaffFoundOrder } from './search-orders.ts'
import { orderRow } from './staff-order-response.ts'

/** The most orders of one file. */
const maxOrders = 10_000

const shape = z.object(orderQuery)

/** The found orders as CSV for spreadsheet programs. */
export function addOrderExportRoute(app: FastifyInstance, database: Database): void {
  app.get(
    orderExportPath.replace('{locale}', ':locale'),
    // What is searched for may be a name.
    { preValidation: guardOf({ access: 'box_office' }), logLevel: quiet(app) },
    async (request, reply) => {
      const locale = localeOf(request.url)
      const words = staffOrderMessages[locale]
      const values = stringValues(orderQuery, request.query)
      const checked = checkFields(shape, { values, locale })
      if (!checked.ok) throw new HttpError(400, messages[locale].invalidInput, checked.errors)
      const page = { offset: 0, size: maxOrders }
      const { count, results } = await searchOrders(database, checked.value, page)
      if (count > maxOrders) throw new HttpError(400, words.tooMany)
      const lines = Readable.from(results.map((found) => cellsOf(found, locale)))
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${words.file}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(
          lines.pipe(
            stringify({
              header: true,
              columns: words.columns.map((header, index) => ({ key: String(index), header })),
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

/** The log level of calls whose addresses may name people. */
export const quiet = (app: FastifyInstance) =>
  app.log.level === 'silent' ? ('silent' as const) : ('warn' as const)

const moments = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: siteZone,
})

function cellsOf(found: StaffFoundOrder, locale: Locale): string[] {
  const { order } = found
  const row = orderRow(found, locale)
  const moment = (at: Date | null) => (at ? moments.format(at) : '')
  return [
    String(row.number),
    staffOrderMessages[locale].states[row.state],
    row.name,
    row.email,
    moment(order.placedAt),
    moment(order.paidAt),
    moment(order.canceledAt),
    orderMessages[locale].methods[order.paymentMethod],
    String(row.places),
    locale === 'de' ? row.total.replace('.', ',') : row.total,
    row.events
      .map(({ day, time, title }) => [day, time, title].filter(Boolean).join(' '))
      .join(', '),
  ].map(withoutFormula)
}
