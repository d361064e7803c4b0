import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/** When a page is published or taken offline next, in a language. */
export type NextSchedule = { pageId: number; locale: ContentLocale; at: Date }

type Row = { page_id: number; locale: ContentLocale; at: string | Date }

/** The next planned publishing or unpublishing of each page and language that has one. */
export async function readNextSchedules(queries: Queries): Promise<NextSchedule[]> {
  const { rows } = await queries.execute<Row>(sql`
    select container.object_id::int as page_id, document.locale, min(document_schedule.at) as at
    from document_schedule
    join document on document.id = document_schedule.document_id
    join container on container.id = document.container_id
    where container.content_type = 'page'
    group by container.object_id, document.locale`)
  return rows.map(({ page_id: pageId, locale, at }) => ({ pageId, locale, at: new Date(at) }))
}
