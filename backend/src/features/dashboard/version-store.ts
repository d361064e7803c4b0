import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import type { Grant } from '#sessions/rights.ts'
import { accountName } from './account-name.ts'
import { type Place, placesOf } from './places-of.ts'
import { isOwnContainer } from './publishing-store.ts'

type Row = Place & {
  version: number
  type: 'published' | 'unpublished' | 'saved'
  at: Date
  author: string | null
  note: string
}

/** The last versions of the containers that these roles may edit, the newest first. */
export async function listRecentVersions(queries: Queries, grants: readonly Grant[]) {
  const { rows } = await queries.execute<Row>(sql`
    select container.id as "containerId", container.slug, container.content_type as "contentType",
      container.object_id as "objectId", document.locale, document_revision.id as version,
      document_revision.type, document_revision.created_at as at, ${accountName} as author,
      document_revision.note
    from document_revision
    join document on document.id = document_revision.document_id
    join container on container.id = document.container_id
    left join account on account.id = document_revision.account_id
    where ${isOwnContainer(grants)}
    order by document_revision.id desc limit ${maxDashboardRows}`)
  const places = await placesOf(queries, rows)
  return rows.map(({ version, type, at, author, note }, index) => ({
    ...places[index]!,
    version,
    type,
    at: new Date(at).toISOString(),
    author,
    note,
  }))
}
