import { createHash, randomUUID } from 'node:crypto'
import type { FieldValue } from '@foyer/schema/forms/form-field.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { formEntry, formFile } from '#database/tables/forms.ts'
import { tellOffice } from './office-mail.ts'

type NewEntry = {
  formId: number
  locale: Locale
  values: Record<string, FieldValue>
  /** The files that it names, by id. */
  fileIds: string[]
  requestKey: string | null | undefined
  /** What makes it another entry. A file that is sent twice has another id each time. */
  content: unknown
  /** Where the office finds the entry. */
  siteUrl: string
}

export type SavedEntry =
  | { ok: true; id: number; isNew: boolean }
  | { ok: false; problem: 'key-reused' }
  | { ok: false; problem: 'unknown-file'; id: string }

/** Keeps an entry with its files and the letter about it, or nothing of it. The same key with the same words is the entry that is there already. */
export async function saveEntry(database: Database, entry: NewEntry): Promise<SavedEntry> {
  const { formId, locale, values, fileIds } = entry
  const requestKey = hashId(`form ${entry.requestKey ?? randomUUID()}`)
  const content = hashId(JSON.stringify([formId, entry.content]))
  try {
    return await database.transaction(async (transaction) => {
      // Waits for a call with the same key that is under way.
      const [added] = await transaction
        .insert(formEntry)
        .values({ formId, locale, values, requestKey, content })
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
      await tellOffice(transaction, { siteUrl: entry.siteUrl, entryId: added.id })
      return { ok: true, id: added.id, isNew: true }
    })
  } catch (cause) {
    if (cause instanceof MissingFile) return { ok: false, problem: 'unknown-file', id: cause.id }
    throw cause
  }
}

/** Takes the transaction back. */
class MissingFile extends Error {
  readonly id: string
  constructor(id: string) {
    super('A file is not there.')
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

/** Half of a SHA-256, as a UUID. */
function hashId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
