import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { cart, shopOrder } from './shop.ts'

const moment = () => timestamp({ withTimezone: true })

/** A gift voucher with its code, or the credit of an account, which has none. What is left of it follows from `voucherUse`. */
export const voucher = pgTable(
  'voucher',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Keyed hash of the code: the table does not reveal it. Null for credit. */
    codeHash: uuid().unique(),
    /** The last characters of the code, by which people tell vouchers apart. */
    codeEnding: text().notNull().default(''),
    valueCents: integer().notNull(),
    /** The last day on which it can be redeemed. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** The account that has added it, which alone can redeem it from then on. */
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** The cancelled order that credit comes from. */
    fromOrderId: uuid().references(() => shopOrder.id),
    /** Who sold it at the counter. */
    issuedBy: integer().references(() => account.id, { onDelete: 'set null' }),
    createdAt: moment()
      .notNull()
      .default(sql`now()`),
    /** When the box office blocked it, because it was lost. */
    blockedAt: moment(),
    /** Why it was blocked last; empty if it never was. */
    blockReason: text().notNull().default(''),
  },
  (voucher) => [
    index().on(voucher.accountId),
    // A cancelled order is credited once.
    uniqueIndex('voucher_from_order')
      .on(voucher.fromOrderId)
      .where(sql`from_order_id is not null`),
    check('voucher_has_a_value', sql`value_cents > 0`),
    check(
      'voucher_has_a_code_or_is_credit',
      sql`code_hash is not null or from_order_id is not null`,
    ),
  ],
)

/** What an order was paid with a voucher. */
export const voucherUse = pgTable(
  'voucher_use',
  {
    voucherId: integer()
      .notNull()
      .references(() => voucher.id),
    orderId: uuid()
      .notNull()
      .references(() => shopOrder.id),
    amountCents: integer().notNull(),
    usedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** When it was given back, because the order was cancelled. */
    returnedAt: moment(),
  },
  (use) => [
    primaryKey({ columns: [use.voucherId, use.orderId] }),
    index().on(use.orderId),
    check('voucher_use_is_an_amount', sql`amount_cents > 0`),
  ],
)

/** The vouchers that a visitor wants to redeem when they order. */
export const cartVoucher = pgTable(
  'cart_voucher',
  {
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    voucherId: integer()
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
  },
  (row) => [primaryKey({ columns: [row.cartId, row.voucherId] }), index().on(row.voucherId)],
)
