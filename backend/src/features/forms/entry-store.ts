import { createHash, randomUUID } from 'node:crypto'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { formEntry, formFile, type Question } from '#database/tables/forms.ts'
import { notifyStaff } from './notify-staff.ts'

type NewEntry = {
  formId: number
  locale: Locale
  /** Who sent it from the confirmed address of their account. */
  accountId: number | null
  values: Record<string, FieldValue>
  /** The fields of the form as they are now. */
  questions: Question[]
  /** The ids of its files. */
  fileIds: string[]
  requestKey: string | null | undefined
  /** The values that distinguish entries, without files: a file that is uploaded again has a new id. */
  content: unknown
  /** The base of links to the entry in the notification. */
  siteUrl: string
}

export type SavedEntry =
  | { ok: true; id: number; isNew: boolean }
  | { ok: false; problem: 'key-reused' }
  | { ok: false; problem: 'unknown-file'; id: string }

/**
 * Stores an entry, its files and the notification of staff atomically. The same key with the same content returns the existing
 * entry.
 */
export async function saveEntry(database: Database, entry: NewEntry): Promise<SavedEntry> {
  const { formId, locale, accountId, values, questions, fileIds } = entry
  const requestKey = hashId(`form ${entry.requestKey ?? randomUUID()}`)
  const content = hashId(JSON.stringify([formId, entry.content]))
  try {
    return await database.transaction(async (transaction) => {
      // Blocks while another transaction inserts the same key.
      const [added] = await transaction
        .insert(formEntry)
        .values({ formId, locale, accountId, values, questions, requestKey, content })
        .onConflictDoNothing({ target: formEntry.requestKey })
        .returning({ id: formEntry.id })
      if (!added) {
        const [known] = await transaction
          .select({ id: formEntry.id, content: formEntry.content })
          .from(formEntry)
          .where(eq(formEntry.requestKey, requestKey))
        return known?.content === content
          ? { ok: true, id: known.id, isNew: false }
          : { ok: false, problem: 'key-reused' }
      }
      const claimed = fileIds.length > 0 ? await claimFiles(transaction, fileIds, added.id) : []
      const missing = fileIds.find((id) => !claimed.includes(id))
      if (missing !== undefined) throw new MissingFile(missing)
      await notifyStaff(transaction, { siteUrl: entry.siteUrl, entryId: added.id })
      return { ok: true, id: added.id, isNew: true }
    })
  } catch (cause) {
    if (cause instanceof MissingFile) return { ok: false, problem: 'unknown-file', id: cause.id }
    throw cause
  }
}

/** Rolls the transaction back. */
class MissingFile extends Error {
  readonly id: string
  constructor(id: string) {
    super('An uploaded file does not exist.')
    this.id = id
  }
}

async function claimFiles(
  queries: Pick<Database, 'update'>,
  ids: string[],
  entryId: number,
): Promise<string[]> {
  const claimed = await queries
    .update(formFile)
    .set({ entryId })
    .where(and(inArray(formFile.id, ids.filter(isUuid)), isNull(formFile.entryId)))
    .returning({ id: formFile.id })
  return claimed.map(({ id }) => id)
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(text)
}

/** The first half of a SHA-256 as a UUID. */
function hashId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
