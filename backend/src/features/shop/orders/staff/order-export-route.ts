import { orderExportPath, orderQuery } from '@foyer/schema/rest/staff-order-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { momentAtTheatre } from '#database/site-zone.ts'
import { addCsvRoute } from '#http/csv-route.ts'
import { orderMessages } from '#features/shop/messages/order-messages.ts'
import { staffOrderMessages } from '#features/shop/messages/staff-order-messages.ts'
import { searchOrders, type StaffFoundOrder } from './search-orders.ts'
import { orderRow } from './staff-order-response.ts'

/** The found orders as CSV. */
export function addOrderExportRoute(app: FastifyInstance, database: Database): void {
  const route = {
    path: orderExportPath,
    access: 'box_office',
    query: orderQuery,
    // What is searched for may be a name.
    logLevel: quiet(app),
  } as const
  addCsvRoute(app, route, async ({ query, locale }, page) => {
    const { count, results } = await searchOrders(database, query, page)
    const { file, columns } = staffOrderMessages[locale]
    return { file, columns, rows: results.map((found) => cellsOf(found, locale)), count }
  })
}

/** The log level of calls whose addresses may name people. */
export const quiet = (app: FastifyInstance) =>
  app.log.level === 'silent' ? ('silent' as const) : ('warn' as const)

function cellsOf(found: StaffFoundOrder, locale: Locale): string[] {
  const { order } = found
  const row = orderRow(found, locale)
  const moment = (at: Date | null) => (at ? momentAtTheatre(at) : '')
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
  ]
}
