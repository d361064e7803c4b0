import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import { fieldTypes } from '@foyer/schema/forms/field-types.ts'
import { type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Localized, localized } from '#database/localized.ts'
import { oneOf } from '#database/one-of.ts'
import { fieldKind } from './field-kind.ts'
import { account } from './accounts.ts'
import { parts, revised } from './revised.ts'

const moment = () => timestamp({ withTimezone: true })

/** A form that visitors fill in. `key` is stable over repeated imports. */
export const form = pgTable('form', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().unique(),
  slug: localized().notNull(),
  title: localized().notNull(),
  /** HTML. */
  intro: localized().notNull(),
  successText: localized().notNull(),
  /** The email addresses that receive notifications of entries. */
  recipients: text().array().notNull().default([]),
  /** Whether it orders the newsletter: its entries are not stored, and the address gets a mail with a link to confirm. */
  isNewsletter: boolean().notNull().default(false),
  /** Whether it takes entries. */
  isOpen: boolean().notNull().default(true),
  /** What visitors read in its place while it is closed; may be empty. */
  closedText: localized().notNull().default({ de: '' }),
  ...revised(),
  parts: parts(),
})

export const formField = pgTable(
  'form_field',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    formId: integer()
      .notNull()
      .references(() => form.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    kind: fieldKind('field_type').notNull(),
    position: integer().notNull(),
    required: boolean().notNull(),
    visible: boolean().notNull(),
    label: localized().notNull(),
    helpText: localized().notNull(),
    placeholderText: localized().notNull(),
    default: text().notNull(),
    choices: jsonb().$type<{ value: string; label: Localized }[]>().notNull(),
    /** Bounds of a number, of the characters of a text, or of how many are chosen; null without one. */
    min: integer(),
    max: integer(),
  },
  (field) => [
    unique().on(field.formId, field.slug),
    check(
      'form_field_type_is_known',
      sql.raw(`"field_type" in (${Object.values(fieldTypes).join(', ')})`),
    ),
  ],
)

/** A field of a form as it was when an entry was sent. */
export type Question = Pick<typeof formField.$inferSelect, 'slug' | 'kind' | 'label' | 'choices'>

/** A submitted form. Deleted with its files after the retention time. */
export const formEntry = pgTable(
  'form_entry',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formId: integer()
      .notNull()
      .references(() => form.id, { onDelete: 'cascade' }),
    /** Hash of the idempotency key: the same key again is the same entry. */
    requestKey: uuid().notNull().unique(),
    /** Hash of the submitted values: a key is for one entry. */
    content: uuid().notNull(),
    locale: text().$type<Locale>().notNull(),
    values: jsonb().$type<Record<string, FieldValue>>().notNull(),
    /** The fields as they were when it was sent, so that it keeps its meaning whatever becomes of the form. */
    questions: jsonb().$type<Question[]>().notNull().default([]),
    createdAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Who was logged in, if the entry has their confirmed mail address; null for all others. */
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** When staff has read it; null until then. */
    readAt: moment(),
    /** When staff has answered it; null until then. */
    repliedAt: moment(),
  },
  (entry) => [
    index('form_entry_unread')
      .on(entry.formId, entry.id)
      .where(sql`read_at is null`),
    index().on(entry.formId, entry.createdAt),
    index().on(entry.createdAt),
    index().on(entry.accountId),
    oneOf('form_entry_locale_is_known', 'locale', locales),
  ],
)

/** An uploaded file, stored in the folder `form-files` under its id. Deleted after an hour if no entry contains it. */
export const formFile = pgTable(
  'form_file',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    createdAt: moment()
      .notNull()
      .default(sql`now()`),
    entryId: integer().references(() => formEntry.id, { onDelete: 'set null' }),
  },
  (file) => [index().on(file.entryId), index().on(file.createdAt)],
)
