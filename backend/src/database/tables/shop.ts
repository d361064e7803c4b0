import { type PaymentMethod, paymentMethods } from '@foyer/schema/shapes/order.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { event } from './events.ts'
import { saleType } from './options.ts'
import { place } from './seats.ts'
import { oneOf } from '#database/one-of.ts'

const moment = () => timestamp({ withTimezone: true })

/** A visitor’s cart: what it holds stands in `taken_place`. */
export const cart = pgTable(
  'cart',
  {
    /** Half of the SHA-256 of the visitor’s cookie: who reads the table has no cart by that. */
    id: uuid().primaryKey(),
    createdAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (cart) => [index().on(cart.createdAt)],
)

/** A wish that has been granted, so that the same one is not granted twice. */
export const cartRequest = pgTable(
  'cart_request',
  {
    /** Hash of the visitor’s csrf token and the key that the call brought. */
    key: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** Hash of what was wanted: a key is for one wish. */
    wish: uuid().notNull(),
  },
  (request) => [index().on(request.cartId)],
)

/** Tickets that somebody has bought. */
export const shopOrder = pgTable(
  'shop_order',
  {
    /** Half of the SHA-256 of the order’s secret. */
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 10_000 }),
    /** A cart is bought once. */
    cartId: uuid()
      .notNull()
      .unique()
      .references(() => cart.id),
    name: text().notNull(),
    email: text().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    placedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Null as long as the house waits for its money. */
    paidAt: moment(),
    canceledAt: moment(),
  },
  () => [oneOf('shop_order_payment_method_is_known', 'payment_method', paymentMethods)],
)

/** A ticket of an order. It stays when the order is canceled; its place does not. */
export const orderTicket = pgTable(
  'order_ticket',
  {
    code: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => event.id),
    timeslotId: integer().notNull(),
    placeId: integer()
      .notNull()
      .references(() => place.id),
    saleTypeId: integer()
      .notNull()
      .references(() => saleType.id),
    priceCents: integer().notNull(),
  },
  (ticket) => [index().on(ticket.orderId), index().on(ticket.eventId)],
)

/** Stands for the timeslot of events that have none. */
export const noTimeslot = 0

/**
 * Every place that cannot be had: a row is a seat that is held or sold, no row is a free one. That a seat is sold once is said
 * here, by the primary key, and nowhere else. A row whose time is up counts as none and may be removed by whoever needs it.
 */
export const takenPlace = pgTable(
  'taken_place',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    timeslotId: integer().notNull(),
    placeId: integer()
      .notNull()
      .references(() => place.id),
    /** Number by which the visitor knows the ticket. */
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Until when it is held; null once it is sold. */
    heldUntil: moment(),
    cartId: uuid().references(() => cart.id),
    /** Null for what was sold elsewhere, at the counter or by subscription. */
    orderId: uuid().references(() => shopOrder.id),
    saleTypeId: integer().references(() => saleType.id),
    priceCents: integer(),
  },
  (row) => [
    primaryKey({ columns: [row.eventId, row.timeslotId, row.placeId] }),
    index()
      .on(row.cartId)
      .where(sql`cart_id is not null`),
    index()
      .on(row.orderId)
      .where(sql`order_id is not null`),
    index()
      .on(row.heldUntil)
      .where(sql`held_until is not null`),
    check(
      'taken_place_is_held_or_sold',
      sql`held_until is null or (cart_id is not null and sale_type_id is not null and price_cents is not null and order_id is null)`,
    ),
  ],
)
