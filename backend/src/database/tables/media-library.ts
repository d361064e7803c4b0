import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '#database/one-of.ts'
import { account } from './accounts.ts'
import { image, mediaFile } from './media.ts'

/** An item of the media library: a picture or a file, with what editors sort it by. Written by triggers of the two. */
export const mediaItem = pgTable(
  'media_item',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    imageId: integer()
      .unique()
      .references(() => image.id, { onDelete: 'cascade' }),
    fileId: integer()
      .unique()
      .references(() => mediaFile.id, { onDelete: 'cascade' }),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    uploadedAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
    /** Number of changes by editors, its file included. */
    revision: integer().notNull().default(1),
  },
  (item) => [
    index().on(item.uploadedAt, item.id),
    check('media_item_is_one_thing', sql`num_nonnulls(image_id, file_id) = 1`),
  ],
)

/** A file that nothing shows any more. Pages that are open still load it, so it is deleted a day later. */
export const retiredMedia = pgTable(
  'retired_media',
  {
    url: text().primaryKey(),
    retiredAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (file) => [index().on(file.retiredAt)],
)

const uploadStates = ['receiving', 'processing', 'done', 'failed'] as const

/** An upload in parts, from its announcement until a day after it became an item or failed. Its bytes are in the folder `uploads`. */
export const mediaUpload = pgTable(
  'media_upload',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text().$type<(typeof uploadStates)[number]>().notNull().default('receiving'),
    /** Why it failed; null unless it has. */
    problem: text(),
    /** The name of the file, and how many bytes it has. */
    name: text().notNull(),
    bytes: integer().notNull(),
    texts: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The item whose file it replaces; null if it becomes a new one. */
    replacesItemId: integer().references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** What it has become. */
    itemId: integer().references(() => mediaItem.id, { onDelete: 'cascade' }),
    /** When its last bytes arrived, or its state changed. */
    changedAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (upload) => [
    index().on(upload.accountId),
    index().on(upload.changedAt),
    oneOf('media_upload_state_is_known', 'state', uploadStates),
  ],
)
