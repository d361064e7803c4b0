import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { page } from '#database/tables/pages.ts'
import type { Document } from '#features/pages/documents/document-store.ts'

/** Whether a document belongs to a page that was deleted: it can be edited again when the page is restored. */
export async function isOfDeletedPage(
  queries: Queries,
  { contentType, objectId }: Pick<Document, 'contentType' | 'objectId'>,
): Promise<boolean> {
  if (contentType !== 'page') return false
  const [deleted] = await queries
    .select({ id: page.id })
    .from(page)
    .where(and(eq(page.id, Number(objectId)), isNotNull(page.deletion)))
  return deleted !== undefined
}
