import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { staffOrderOperations as operations } from '@foyer/schema/rest/staff-order-operations.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance } from 'fastify'
import type { Database, Queries } from '#database/connect.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { staffOrderMessages } from '#features/shop/messages/staff-order-messages.ts'
import type { OrderService } from '#features/shop/orders/order-service.ts'
import { unsealSecret } from '#features/shop/orders/seal-secret.ts'
import { addNote, cancelForTheatre } from './cancel-for-theatre.ts'
import { findDoorList } from './door-list-store.ts'
import { findOrderEvents } from './order-events.ts'
import { addOrderExportRoute, quiet } from './order-export-route.ts'
import { findOrderByNumber, searchOrders } from './search-orders.ts'
import { orderRow, staffOrderResponse } from './staff-order-response.ts'

export type StaffOrderDependencies = {
  database: Database
  siteUrl: string
  houseName: string
  orders: OrderService
  getTokenSecret: () => Promise<string>
  findStaleByEvents: (queries: Queries, eventIds: number[]) => Promise<ChangeTag[]>
}

/** Orders for the box office. The audit log says which order was touched, never whose it is. */
export function addStaffOrderRoutes(
  app: FastifyInstance,
  {
    database,
    siteUrl,
    houseName,
    orders,
    getTokenSecret,
    findStaleByEvents,
  }: StaffOrderDependencies,
): void {
  const unlogged = { logLevel: quiet(app) }

  async function getFound(number: number, locale: Locale) {
    const found = await findOrderByNumber(database, number)
    if (!found) throw new HttpError(404, messages[locale].notFound)
    return found
  }
  const respond = async (number: number, locale: Locale) =>
    staffOrderResponse(database, await getFound(number, locale), { locale, siteUrl })

  addOperation(
    app,
    operations.listStaffOrders,
    async ({ query, locale, request }) => {
      const page = requestedPage(query, pageSizes.resources)
      const { count, results } = await searchOrders(database, query, page)
      const rows = results.map((found) => orderRow(found, locale))
      return pageResponse({ page, count, results: rows, request, locale })
    },
    unlogged,
  )

  addOperation(app, operations.listOrderEvents, ({ query, locale }) =>
    findOrderEvents(database, query, locale),
  )

  addOperation(app, operations.staffOrder, ({ path, locale }) => respond(path.id, locale))

  addOperation(app, operations.mailStaffOrder, async ({ path, locale, request }) => {
    const { order } = await getFound(path.id, locale)
    const words = staffOrderMessages[locale]
    const secret = unsealSecret(order.sealedSecret ?? '', await getTokenSecret())
    if (secret === undefined || order.canceledAt || order.email === '') {
      throw new HttpError(409, words.cannotMail)
    }
    const mailed = await orders.mailAgain({ secret, locale: order.locale })
    if (!mailed.ok) throw new HttpError(409, words.tooManyMails)
    const actor = await editorActor(request, 'mailStaffOrder')
    await changeHouse(database, actor, async (transaction) =>
      transaction.changed(`order ${order.number}: mail sent again`, []),
    )
    return respond(path.id, locale)
  })

  addOperation(app, operations.noteRefund, async ({ path, body, locale, request }) => {
    const { order } = await getFound(path.id, locale)
    const actor = await editorActor(request, 'noteRefund')
    const note = { orderId: order.id, kind: 'refund', accountId: actor.accountId } as const
    await changeHouse(database, actor, async (transaction) => {
      await addNote(transaction, { ...note, text: body.text })
      transaction.changed(`order ${order.number}: refund noted`, [])
    })
    return respond(path.id, locale)
  })

  addOperation(app, operations.cancelStaffOrder, async ({ path, body, locale, request }) => {
    const found = await getFound(path.id, locale)
    const actor = await editorActor(request, 'cancelStaffOrder')
    const { reason, refund_note: refundNote } = body
    const cancellation = { found, reason, refundNote, accountId: actor.accountId, houseName }
    const canceled = await changeHouse(database, actor, async (transaction) => {
      const eventIds = await cancelForTheatre(transaction, cancellation)
      if (eventIds === null) transaction.nothingChanged()
      else {
        const stale = await findStaleByEvents(transaction, eventIds)
        transaction.changed(`order ${found.order.number}: cancelled`, stale)
      }
      return eventIds !== null
    })
    if (!canceled) throw new HttpError(409, staffOrderMessages[locale].alreadyCanceled)
    return respond(path.id, locale)
  })

  addOperation(app, operations.doorList, async ({ path, locale }) => {
    const found = await findDoorList(database, { eventId: path.id, locale })
    if (!found) throw new HttpError(404, messages[locale].notFound)
    return found
  })

  addOrderExportRoute(app, database)
}
