import { orderNoteKinds } from '@foyer/schema/rest/staff-order-shapes.ts'
import { type PaymentMethod, paymentMethods } from '@foyer/schema/shapes/order.ts'
import { defaultLocale, type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { event } from './events.ts'
import { saleType } from './options.ts'
import { place, seatGroup } from './seats.ts'
import { oneOf } from '#database/one-of.ts'

const moment = () => timestamp({ withTimezone: true })

/** A visitor's cart; its seats are in `taken_place`. */
export const cart = pgTable(
  'cart',
  {
    /** The first half of the SHA-256 of the visitor's cookie: the table does not reveal it. */
    id: uuid().primaryKey(),
    /** Keyed hash of the network from which it was filled, for limits. */
    network: uuid(),
    createdAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (cart) => [index().on(cart.createdAt)],
)

/** A granted hold request, so that a retry is not granted twice. */
export const cartRequest = pgTable(
  'cart_request',
  {
    /** Hash of the visitor's CSRF token and the request's idempotency key. */
    key: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** Hash of the requested seats: a key is for one request. */
    contentHash: uuid('content_hash').notNull(),
  },
  (request) => [index().on(request.cartId)],
)

/** A placed order. */
export const shopOrder = pgTable(
  'shop_order',
  {
    /** The first half of the SHA-256 of the order's secret. */
    id: uuid().primaryKey(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 10_000 }),
    /** A cart can be ordered once. */
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
    /** Null until it is paid. */
    paidAt: moment(),
    canceledAt: moment(),
    /** When the order is cancelled unless the buyer has opened the link of the mail; null if that is not needed, or done. */
    confirmBy: moment(),
    /** Keyed hash of the network from which it was placed, for limits. */
    network: uuid(),
    /** The account that it belongs to: of who was logged in, or has proven to read mails to its address. */
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** Its secret, encrypted with a key of the origin, so that its account can open it. */
    sealedSecret: text(),
    /** What the theatre prepares for the buyer, in their words. */
    accessNeeds: text().notNull().default(''),
    /** The language in which it was placed, and of mails about it. */
    locale: text().$type<Locale>().notNull().default(defaultLocale),
    /** When its account was deleted; name and address are removed when its last event is over. */
    accountDeletedAt: moment(),
  },
  (order) => [
    index().on(order.accountId),
    // Orders of guests, which join an account with their address.
    index('shop_order_guest_email')
      .on(sql`lower(${order.email})`)
      .where(sql`${order.accountId} is null`),
    oneOf('shop_order_payment_method_is_known', 'payment_method', paymentMethods),
    oneOf('shop_order_locale_is_known', 'locale', locales),
  ],
)

/** What staff noted about an order. It may name people, so it is deleted with the name of the buyer. */
export const orderNote = pgTable(
  'order_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<(typeof orderNoteKinds)[number]>().notNull(),
    text: text().notNull(),
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    writtenAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (note) => [
    index().on(note.orderId),
    index().on(note.accountId),
    oneOf('order_note_kind_is_known', 'kind', orderNoteKinds),
  ],
)

/** A ticket of an order. It is kept when the order is cancelled; its seat is released. */
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
    /** What the place was called when it was sold: a plan that is changed later changes no ticket. */
    rowLabel: text().notNull(),
    seatLabel: text().notNull(),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroup.id),
  },
  (ticket) => [index().on(ticket.orderId), index().on(ticket.eventId)],
)

/** Who is written to once, as soon as an event is on sale: a waiting list, or the reminder of an advance sale. */
export const saleNotice = pgTable(
  'sale_notice',
  {
    eventId: integer()
      .notNull()
      .references(() => event.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    createdAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (notice) => [
    primaryKey({ columns: [notice.eventId, notice.email] }),
    index().on(notice.email),
    oneOf('sale_notice_locale_is_known', 'locale', locales),
  ],
)

/** Placeholder for events without timeslots. */
export const noTimeslot = 0

/**
 * The held and sold seats; a seat without a row is free. The primary key, and nothing else, guarantees that a seat is sold only
 * once. A row with an expired hold counts as free and may be deleted by anyone who needs the seat.
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
    /** The public id of the ticket. */
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** When the hold expires; null once it is sold. */
    heldUntil: moment(),
    cartId: uuid().references(() => cart.id),
    /** Null for seats sold elsewhere, at the counter or by subscription. */
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
