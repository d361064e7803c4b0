import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/** When the text of a page in a language was last changed; null if it has a draft that nobody has changed. */
export type TextChange = { pageId: number; locale: ContentLocale; at: Date | null }

type Row = { page_id: number; locale: ContentLocale; at: string | Date | null }

/**
 * The last change of each page in each language in which it has modules or a draft. What editors did counts, not when it was published; the rows count
 * where nobody has edited a draft.
 */
export async function readTextChanges(queries: Queries): Promise<TextChange[]> {
  const { rows } = await queries.execute<Row>(sql`
    select container.object_id::int as page_id, text.locale,
      coalesce(max(text.at) filter (where text.is_edit), max(text.at)) as at
    from container
    join (
      select document.container_id, document.locale, max(document_operation.at) as at, true as is_edit
      from document left join document_operation on document_operation.document_id = document.id
      group by document.container_id, document.locale
      union all
      select container_id, locale, max(changed_at), false
      from module where deleted_at is null group by container_id, locale
    ) as text on text.container_id = container.id
    where container.content_type = 'page'
    group by container.object_id, text.locale`)
  return rows.map(({ page_id: pageId, locale, at }) => ({
    pageId,
    locale,
    at: at === null ? null : new Date(at),
  }))
}
