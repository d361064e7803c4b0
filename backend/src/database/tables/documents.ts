import type { Operation } from '@foyer/schema/documents/operation.ts'
import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account, session } from './accounts.ts'
import { container, module } from './pages.ts'
import { oneOf } from '#database/one-of.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const now = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`)

/**
 * A container in a language as editors change it. Created when an editor first opens it, from what is published. Its draft is the
 * last snapshot with a number and the operations after it.
 */
export const document = pgTable(
  'document',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    containerId: integer()
      .notNull()
      .references(() => container.id, { onDelete: 'cascade' }),
    locale: text().$type<ContentLocale>().notNull(),
    /** The number of the last operation. */
    head: integer().notNull().default(0),
    /** The revision that is published; null if none is. */
    publishedRevisionId: integer(),
    /** The path of a page that was unpublished, which it gets again. */
    unpublishedPath: text(),
    /** What the draft shows of the media library, such as `image:5`; null until somebody asks after a change. */
    mediaReferences: text().array(),
  },
  (document) => [
    unique().on(document.containerId, document.locale),
    oneOf('document_locale_is_known', 'locale', ContentLocale.options),
  ],
)

const documentId = () =>
  integer()
    .notNull()
    .references(() => document.id, { onDelete: 'cascade' })

const accountId = () => integer().references(() => account.id, { onDelete: 'set null' })

/** The operations of a document, in the order in which they were acknowledged. */
export const documentOperation = pgTable(
  'document_operation',
  {
    documentId: documentId(),
    number: integer().notNull(),
    id: uuid().notNull(),
    operation: jsonb().$type<Operation>().notNull(),
    accountId: accountId(),
    at: now(),
  },
  (operation) => [
    primaryKey({ columns: [operation.documentId, operation.number] }),
    unique().on(operation.documentId, operation.id),
  ],
)

/** A whole document, compressed. One without a number is no state of the draft. */
export const documentSnapshot = pgTable(
  'document_snapshot',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: documentId(),
    number: integer(),
    body: bytes().notNull(),
  },
  (snapshot) => [unique().on(snapshot.documentId, snapshot.number)],
)

const revisionTypes = ['published', 'unpublished', 'saved'] as const

/** A version of a document that can be shown, compared and restored. Its id is the contract's `version_id`. */
export const documentRevision = pgTable(
  'document_revision',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: documentId(),
    snapshotId: integer()
      .notNull()
      .references(() => documentSnapshot.id),
    type: text().$type<(typeof revisionTypes)[number]>().notNull(),
    note: text().notNull().default(''),
    accountId: accountId(),
    createdAt: now(),
  },
  (revision) => [
    index().on(revision.documentId, revision.id),
    oneOf('document_revision_type_is_known', 'type', revisionTypes),
  ],
)

const scheduledActions = ['publish', 'unpublish'] as const

/** When a document is to be published or unpublished by itself. */
export const documentSchedule = pgTable(
  'document_schedule',
  {
    documentId: documentId(),
    action: text().$type<(typeof scheduledActions)[number]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    accountId: accountId(),
    note: text().notNull().default(''),
  },
  (schedule) => [
    primaryKey({ columns: [schedule.documentId, schedule.action] }),
    index().on(schedule.at),
    oneOf('document_schedule_action_is_known', 'action', scheduledActions),
  ],
)

const submissionStates = ['submitted', 'returned'] as const

/** A draft that its editor wants to be published, until a publisher publishes it or returns it with a note. */
export const documentSubmission = pgTable(
  'document_submission',
  {
    documentId: documentId().primaryKey(),
    state: text().$type<(typeof submissionStates)[number]>().notNull().default('submitted'),
    /** For the publisher. */
    note: text().notNull().default(''),
    accountId: accountId(),
    at: now(),
    /** Who returned it. */
    reviewerId: accountId(),
    /** For the editor. */
    reviewNote: text().notNull().default(''),
    reviewedAt: timestamp({ withTimezone: true }),
  },
  (submission) => [
    index().on(submission.state, submission.at),
    oneOf('document_submission_state_is_known', 'state', submissionStates),
  ],
)

/** A link that shows a page before it is published, to whoever has its token. */
export const documentPreview = pgTable(
  'document_preview',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: documentId(),
    /** SHA-256: who reads the database cannot open the preview. */
    tokenHash: text().notNull().unique(),
    /** The time for which it shows the page; null for the draft. */
    at: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    accountId: accountId(),
  },
  (preview) => [index().on(preview.documentId), index().on(preview.expiresAt)],
)

/** A document that is open for editing in a tab of a browser, as its editor announces again and again. Ends with the session. */
export const documentEditor = pgTable(
  'document_editor',
  {
    sessionId: integer()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Made by the browser, and known to others: it says nothing without the session. */
    editorId: uuid().notNull(),
    documentId: documentId(),
    /** The module with the focus. */
    moduleId: uuid(),
    /** Path of the field with the focus. */
    field: text(),
    since: now(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (editor) => [
    primaryKey({ columns: [editor.sessionId, editor.editorId] }),
    index().on(editor.documentId),
    index().on(editor.expiresAt),
  ],
)

/** Requests with an idempotency key that wrote a module, so that a repeated one writes nothing. Kept for a day. */
export const moduleRequest = pgTable(
  'module_request',
  {
    /** Hash of the account and the idempotency key. */
    key: uuid().primaryKey(),
    /** Hash of the request: a key is for one request. */
    contentHash: uuid().notNull(),
    /** The module that was written; null until then. */
    moduleId: integer().references(() => module.id, { onDelete: 'cascade' }),
    draftConflicts: jsonb().$type<string[]>().notNull().default([]),
    at: now(),
  },
  (request) => [index().on(request.at), index().on(request.moduleId)],
)
