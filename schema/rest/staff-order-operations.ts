import { z } from 'zod'
import { exportPath } from '@foyer/schema/resources/export-path.ts'
import { pageNumber, pageSize, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Id, idOf, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'
import { Problem } from './problems.ts'
import {
  DoorList,
  OrderCancellation,
  OrderEvent,
  OrderState,
  RefundNote,
  StaffOrder,
  StaffOrderList,
} from './staff-order-shapes.ts'

/** Address of the found orders as CSV, with the filters of their list. */
export const orderExportPath = exportPath('orders')

const boxOffice = { isInternal: true, extension: {}, access: 'box_office' } as const
const order = { locale: Locale, id: idOf('order') }

/** By what orders are found. */
export const orderQuery = {
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Only orders with this number, or with this text in name or e-mail address.'),
  event: Id.optional().describe('Only orders for this event.'),
  day_from: LocalDate.optional().describe('Only orders for an event on this day or later.'),
  day_to: LocalDate.optional().describe('Only orders for an event on this day or earlier.'),
  state: OrderState.optional().describe('Only orders in this state.'),
}

/** Orders for the box office. They are personal data: no resource, whose values the audit log keeps. */
export const staffOrderOperations = {
  listStaffOrders: {
    ...boxOffice,
    operationId: 'listStaffOrders',
    method: 'GET',
    path: '/{locale}/admin-api/orders/',
    pathParameters: { locale: Locale },
    summary: 'List orders for the box office',
    description: 'Orders, the latest first.',
    query: { ...orderQuery, page: pageNumber, page_size: pageSize },
    pageSize: pageSizes.resources,
    response: StaffOrderList,
  },
  listOrderEvents: {
    ...boxOffice,
    operationId: 'listOrderEvents',
    method: 'GET',
    path: '/{locale}/admin-api/orders/events/',
    pathParameters: { locale: Locale },
    summary: 'List events with orders',
    description: 'Events that orders are for: those from today on, or those found; 50 at most.',
    query: {
      search: z
        .string()
        .max(100)
        .optional()
        .describe('Only events with this text in title or day; also past ones.'),
      event: Id.optional().describe('Only this event.'),
    },
    response: z.array(OrderEvent),
  },
  staffOrder: {
    ...boxOffice,
    operationId: 'staffOrder',
    method: 'GET',
    path: '/{locale}/admin-api/orders/{id}/',
    pathParameters: order,
    summary: 'Get an order for the box office',
    description: 'An order by its number, with its tickets, mails and notes.',
    response: StaffOrder,
  },
  mailStaffOrder: {
    ...boxOffice,
    operationId: 'mailStaffOrder',
    method: 'POST',
    path: '/{locale}/admin-api/orders/{id}/mail/',
    pathParameters: order,
    summary: 'Send the mail of an order again',
    description: 'Sends the mail with the tickets again, in the language in which it was ordered.',
    response: StaffOrder,
    errors: { 409: Problem },
  },
  noteRefund: {
    ...boxOffice,
    operationId: 'noteRefund',
    method: 'POST',
    path: '/{locale}/admin-api/orders/{id}/refund-notes/',
    pathParameters: order,
    summary: 'Note a refund',
    description: 'Adds a note on the refund of an order, which only staff see.',
    body: RefundNote,
    response: StaffOrder,
  },
  cancelStaffOrder: {
    ...boxOffice,
    operationId: 'cancelStaffOrder',
    method: 'POST',
    path: '/{locale}/admin-api/orders/{id}/cancel/',
    pathParameters: order,
    summary: 'Cancel an order for the theatre',
    description:
      'Cancels an order, whatever the rule for visitors: its seats become free, and the buyer gets a mail with the reason.',
    body: OrderCancellation,
    response: StaffOrder,
    errors: { 409: Problem },
  },
  doorList: {
    ...boxOffice,
    operationId: 'doorList',
    method: 'GET',
    path: '/{locale}/admin-api/door-lists/{id}/',
    pathParameters: { locale: Locale, id: idOf('event') },
    summary: 'Get the list for the door of an event',
    description: 'The seats of orders for an event, with names.',
    response: DoorList,
  },
} as const satisfies Record<string, Operation>
