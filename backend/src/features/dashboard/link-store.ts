import { maxDashboardRows } from '@foyer/schema/rest/dashboard-content-operations.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import type { Grant } from '#sessions/rights.ts'
import { type Place, placesOf } from './places-of.ts'
import { isOwnContainer } from './publishing-store.ts'

/** The broken links that the last check has found in containers that these roles may edit. */
export async function listBrokenLinks(queries: Queries, grants: readonly Grant[]) {
  const [checked, found] = await Promise.all([
    queries.execute<{ at: Date }>(sql`select checked_at as at from link_check`),
    queries.execute<Place & { link: string; total: number }>(sql`
      select container.id as "containerId", container.slug, container.content_type as "contentType",
        container.object_id as "objectId", broken_link.locale, broken_link.link,
        count(*) over ()::int as total
      from broken_link join container on container.id = broken_link.container_id
      where ${isOwnContainer(grants)}
      order by container.slug, broken_link.locale, broken_link.link limit ${maxDashboardRows}`),
  ])
  const places = await placesOf(queries, found.rows)
  const at = checked.rows[0]?.at
  return {
    checked_at: at ? new Date(at).toISOString() : null,
    count: found.rows[0]?.total ?? 0,
    links: found.rows.map(({ link }, index) => ({ ...places[index]!, target: link })),
  }
}
