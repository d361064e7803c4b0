import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { type Grant, isWithin, pageOfContainer, partsOf } from '#sessions/rights.ts'
import { accountName } from './account-name.ts'
import { type Place, placesOf } from './places-of.ts'

type Row = Place & { at: Date; author: string | null; note: string; total: number }
type Reason = 'changed' | 'submitted' | 'scheduled-publish' | 'scheduled-unpublish'

const columns = sql`container.id as "containerId", container.slug, container.content_type as "contentType",
  container.object_id as "objectId", document.locale, ${accountName} as author, count(*) over ()::int as total`

/** What waits for publishing, of the containers that these roles may edit. */
export async function listWaiting(queries: Queries, grants: readonly Grant[]) {
  const isOwn = isOwnContainer(grants)
  const read = async (reason: Reason, query: SQL) => {
    const { rows } = await queries.execute<Row>(sql`${query} limit ${maxDashboardRows}`)
    return { reason, rows, total: rows[0]?.total ?? 0 }
  }
  const scheduled = (action: 'publish' | 'unpublish') =>
    read(
      `scheduled-${action}`,
      sql`select ${columns}, document_schedule.at, document_schedule.note
        from document_schedule
        join document on document.id = document_schedule.document_id
        join container on container.id = document.container_id
        left join account on account.id = document_schedule.account_id
        where document_schedule.action = ${action} and ${isOwn} order by document_schedule.at`,
    )
  const [submitted, changed, publish, unpublish] = await Promise.all([
    read(
      'submitted',
      sql`select ${columns}, document_submission.at, document_submission.note
        from document_submission
        join document on document.id = document_submission.document_id
        join container on container.id = document.container_id
        left join account on account.id = document_submission.account_id
        where document_submission.state = 'submitted' and ${isOwn} order by document_submission.at`,
    ),
    read(
      'changed',
      // Who has published it, has published the draft up to the number of its snapshot.
      sql`select ${columns}, document_operation.at, '' as note
        from document
        join container on container.id = document.container_id
        join document_operation on document_operation.document_id = document.id
          and document_operation.number = document.head
        left join document_revision on document_revision.id = document.published_revision_id
        left join document_snapshot on document_snapshot.id = document_revision.snapshot_id
        left join account on account.id = document_operation.account_id
        where document.head > coalesce(document_snapshot.number, 0) and ${isOwn}
        order by document_operation.at desc`,
    ),
    scheduled('publish'),
    scheduled('unpublish'),
  ])
  const groups = [submitted, publish, unpublish, changed]
  const documents = await Promise.all(
    groups.map(async ({ reason, rows }) => {
      const places = await placesOf(queries, rows)
      return rows.map(({ at, author, note }, index) => ({
        ...places[index]!,
        reason,
        at: new Date(at).toISOString(),
        author,
        note,
      }))
    }),
  )
  return {
    changed: changed.total,
    submitted: submitted.total,
    scheduled: publish.total + unpublish.total,
    documents: documents.flat(),
  }
}

/** Whether editors with these roles may edit a container, by its columns. */
export function isOwnContainer(grants: readonly Grant[]): SQL {
  const parts = partsOf(grants, 'editor')
  return parts === 'site' ? sql`true` : isWithin(sql`${sql.param(parts)}::int[]`, pageOfContainer)
}
