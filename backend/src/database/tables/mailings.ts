import { defaultLocale, type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  time,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'
import { account } from './accounts.ts'
import { event, storedStatus } from './events.ts'

/** What is sent regularly to who has ordered it. */
const mailings = ['newsletter', 'favourites'] as const
export type Mailing = (typeof mailings)[number]

/**
 * That somebody has ordered a mailing: the newsletter for a mail address that they have proven to read, with or without an account, mails
 * about favourites for an account. Without a row nothing is sent.
 */
export const mailingConsent = pgTable(
  'mailing_consent',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mailing: text().$type<Mailing>().notNull(),
    /** Of the newsletter: the address in lower case. */
    email: text(),
    /** Of mails about favourites: whose they are. They go to the address of the account. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull().default(defaultLocale),
    /** SHA-256 of the secret of the link that ends it. */
    endHash: text().notNull().unique(),
    /** When it was confirmed. */
    givenAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
    /** Of the newsletter: when the theatre's list was received; null until then. */
    reportedAt: timestamp({ withTimezone: true }),
  },
  (consent) => [
    uniqueIndex('mailing_consent_email')
      .on(consent.mailing, consent.email)
      .where(sql`${consent.email} is not null`),
    uniqueIndex('mailing_consent_account')
      .on(consent.accountId, consent.mailing)
      .where(sql`${consent.accountId} is not null`),
    index('mailing_consent_unreported')
      .on(consent.givenAt)
      .where(sql`${consent.reportedAt} is null`),
    oneOf('mailing_consent_mailing_is_known', 'mailing', mailings),
    oneOf('mailing_consent_locale_is_known', 'locale', locales),
    check(
      'mailing_consent_is_for_somebody',
      sql`(mailing = 'newsletter') = (email is not null) and (mailing = 'favourites') = (account_id is not null)`,
    ),
  ],
)

/** The private calendar of an account's favourites. The secret of its address is derived from `nonce`, and ends with it. */
export const favouriteCalendar = pgTable('favourite_calendar', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  nonce: uuid().notNull(),
  /** SHA-256 of the secret. */
  tokenHash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`),
})

/** What was last seen of an event about which somebody wants mails: they are written when it is not like that any more. */
export const watchedEvent = pgTable(
  'watched_event',
  {
    eventId: integer()
      .primaryKey()
      .references(() => event.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    localTime: time(),
    /** As stored, not as of now. */
    status: text().notNull(),
    /** Once true it stays so: places that are given back are no beginning of the sale. */
    hasBeenOnSale: boolean().notNull(),
  },
  () => [oneOf('watched_event_status_is_known', 'status', storedStatus.options)],
)
