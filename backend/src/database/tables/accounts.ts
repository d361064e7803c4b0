import { favouriteTypes, type FavouriteType } from '@foyer/schema/rest/favourite-types.ts'
import { accountLinkPurposes } from '@foyer/schema/rest/mail-link-purposes.ts'
import { roles, type Role } from '@foyer/schema/shapes/roles.ts'
import { defaultLocale, type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'
import { page } from './pages.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const now = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`)

/** A person who can log in. How they prove who they are is in `credential`, what they may do in `role_grant`. */
export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull(),
    email: text().notNull(),
    /** When its owner followed a link that was mailed to the address; null if nobody has proven to read it. */
    emailConfirmedAt: timestamp({ withTimezone: true }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** The language of mails to it. */
    locale: text().$type<Locale>().notNull().default(defaultLocale),
    /** What the theatre prepares for them, in their words; suggested when they order. */
    accessNeeds: text().notNull().default(''),
    /** Since when nobody can log in to it; null if somebody can. */
    lockedAt: timestamp({ withTimezone: true }),
    createdAt: now(),
  },
  (account) => [
    uniqueIndex('account_username').on(sql`lower(${account.username})`),
    uniqueIndex('account_confirmed_email')
      .on(sql`lower(${account.email})`)
      .where(sql`${account.emailConfirmedAt} is not null`),
    oneOf('account_locale_is_known', 'locale', locales),
  ],
)

const ownAccountId = () =>
  integer()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** `oidc` is an identity at an OpenID Connect provider. */
export const credentialTypes = ['password', 'passkey', 'oidc'] as const
export type CredentialType = (typeof credentialTypes)[number]

/** What a session is begun with: a credential, or a link by mail. */
const sessionTypes = [...credentialTypes, 'mail'] as const
export type SessionType = (typeof sessionTypes)[number]

/** What an account logs in with: at most one password, any number of passkeys and of identities at providers. */
export const credential = pgTable(
  'credential',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: ownAccountId(),
    type: text().$type<CredentialType>().notNull(),
    /** Of a password: the PHC string. */
    passwordHash: text(),
    /** Of a passkey: its credential id as base64url; of an identity: the subject at its issuer. */
    externalId: text(),
    /** Of an identity: the URL of the provider. Empty for others. */
    issuer: text().notNull().default(''),
    /** Of a passkey: the public key in COSE, up to 2 kB. */
    publicKey: bytes(),
    /** Of a passkey: its signature counter, which must grow unless it stays 0. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** Of a passkey: how browsers reach it, such as `internal` or `usb`. */
    transports: text().array(),
    /** What its owner calls it. */
    name: text().notNull().default(''),
    createdAt: now(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (credential) => [
    index().on(credential.accountId),
    uniqueIndex('credential_one_password')
      .on(credential.accountId)
      .where(sql`${credential.type} = 'password'`),
    uniqueIndex('credential_external_id')
      .on(credential.type, credential.issuer, credential.externalId)
      .where(sql`${credential.externalId} is not null`),
    oneOf('credential_type_is_known', 'type', credentialTypes),
    check(
      'credential_is_complete',
      sql`(type = 'password') = (password_hash is not null) and (type = 'password') = (external_id is null)
        and (type = 'passkey') = (public_key is not null) and (type = 'oidc') = (issuer <> '')`,
    ),
  ],
)

/** Who gave a role: a person of the theatre, or the groups at an OpenID Connect provider, which are compared at each log-in. */
const grantSources = ['staff', 'oidc'] as const

/** A role of an account, for the whole site or for a page and the pages below it. */
export const roleGrant = pgTable(
  'role_grant',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: ownAccountId(),
    role: text().$type<Role>().notNull(),
    /** The page whose part of the tree it is for; null for the whole site. */
    pageId: integer().references(() => page.id, { onDelete: 'cascade' }),
    source: text().$type<(typeof grantSources)[number]>().notNull().default('staff'),
    grantedBy: integer().references(() => account.id, { onDelete: 'set null' }),
    grantedAt: now(),
  },
  (grant) => [
    unique('role_grant_once')
      .on(grant.accountId, grant.role, grant.pageId, grant.source)
      .nullsNotDistinct(),
    index().on(grant.pageId),
    oneOf('role_grant_role_is_known', 'role', roles),
    oneOf('role_grant_source_is_known', 'source', grantSources),
    check('role_grant_part_has_pages', sql`page_id is null or role in ('editor', 'publisher')`),
  ],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's token: the table does not reveal it. */
    tokenHash: text().primaryKey(),
    /** Identifies the session to its owner, who does not know the hash. */
    id: integer().notNull().generatedAlwaysAsIdentity().unique(),
    accountId: ownAccountId(),
    /** What it was begun with. */
    credentialType: text().$type<SessionType>().notNull().default('password'),
    /** The browser as it names itself; empty if unknown. */
    userAgent: text().notNull().default(''),
    createdAt: now(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (session) => [
    index().on(session.accountId),
    index().on(session.expiresAt),
    oneOf('session_credential_type_is_known', 'credential_type', sessionTypes),
  ],
)

/** What an account has marked. `entityId` is that of a row of another table, which may have been deleted since. */
export const favourite = pgTable(
  'favourite',
  {
    accountId: ownAccountId(),
    type: text().$type<FavouriteType>().notNull(),
    entityId: integer().notNull(),
    /** Grows with each one that is added, so that the newest are first. */
    position: integer().notNull().generatedAlwaysAsIdentity(),
  },
  (favourite) => [
    primaryKey({ columns: [favourite.accountId, favourite.type, favourite.entityId] }),
    oneOf('favourite_type_is_known', 'type', favouriteTypes),
  ],
)

const challengePurposes = [
  'passkey-registration',
  'passkey-login',
  'oidc',
  ...accountLinkPurposes,
  'newsletter',
] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

/** What a browser has to answer to log in or to register a passkey, and mailed links. Each is used once, before it expires. */
export const loginChallenge = pgTable(
  'login_challenge',
  {
    /** SHA-256 of the challenge, of the cookie that names it, or of the secret of a mailed link. */
    hash: text().primaryKey(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** Who registers a passkey; null for log-ins. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    /** What the response is checked against. */
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (challenge) => [
    index().on(challenge.expiresAt),
    oneOf('login_challenge_purpose_is_known', 'purpose', challengePurposes),
  ],
)
