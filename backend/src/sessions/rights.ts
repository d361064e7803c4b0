import { rolesOf, type StaffAccess } from '@foyer/schema/rest/access.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { roleGrant } from '#database/tables/accounts.ts'

/** A role, for a page and those below it, or for the whole site (`pageId` is null). */
export type Grant = { role: Role; pageId: number | null }

/**
 * What a right is needed for: the whole site, something that belongs to no page (`any`), a page by its number or its path, what the
 * container with a slug belongs to, or what a module is part of.
 */
export type RightsObject =
  | 'site'
  | 'any'
  | { pageId: number }
  | { path: string; locale: ContentLocale }
  | { slug: string }
  | { moduleId: number }

/** The pages for which the grants allow something, with those below them; `site` for all that there is. */
export function partsOf(grants: readonly Grant[], access: StaffAccess): 'site' | number[] {
  const own = grants.filter(({ role }) => rolesOf[access].includes(role))
  if (own.some(({ pageId }) => pageId === null)) return 'site'
  return own.flatMap(({ pageId }) => pageId ?? [])
}

/**
 * Whether the grants allow something on an object. Objects that belong to no page, and those that do not exist, need a role for the whole
 * site.
 */
export async function isAllowed(
  queries: Queries,
  grants: readonly Grant[],
  { access, object }: { access: StaffAccess; object: RightsObject },
): Promise<boolean> {
  const parts = partsOf(grants, access)
  if (parts === 'site') return true
  if (parts.length === 0 || object === 'site') return false
  if (object === 'any') return true
  const { rows } = await queries.execute<{ is_within: boolean }>(
    sql`select ${isWithin(sql`${sql.param(parts)}::int[]`, pageOf(object))} as is_within`,
  )
  return rows[0]!.is_within
}

/** Whether a page (its id, which may be null) is one of these (an array of ids) or below one of them, in SQL. */
export function isWithin(pageIds: SQL, pageId: SQL): SQL<boolean> {
  // `union` ends where a damaged tree has a cycle.
  return sql<boolean>`exists (
    with recursive above as (
      select page.id, page.parent_id from page where page.id = ${pageId}
      union select page.id, page.parent_id from page join above on page.id = above.parent_id
    )
    select from above where above.id = any(${pageIds}))`
}

/** The page with a container, by the container's columns; null for containers of other things. */
export const pageOfContainer = sql`case when container.content_type = 'page' then container.object_id::int end`

/** The roles of an account, which cannot be taken away before the transaction ends. */
export async function lockGrants(queries: Queries, accountId: number): Promise<Grant[]> {
  return queries
    .select({ role: roleGrant.role, pageId: roleGrant.pageId })
    .from(roleGrant)
    .where(eq(roleGrant.accountId, accountId))
    .for('key share')
}

function pageOf(object: Exclude<RightsObject, string>): SQL {
  if ('pageId' in object) return sql`${object.pageId}::int`
  if ('moduleId' in object) {
    return sql`(select ${pageOfContainer} from module
      join container on container.id = module.container_id where module.id = ${object.moduleId}::int)`
  }
  if ('path' in object) {
    // Of what is not published the path that it gets.
    return sql`coalesce(
      (select page_id from page_path where locale = ${object.locale} and path = ${object.path}),
      (select container.object_id::int from document
        join container on container.id = document.container_id and container.content_type = 'page'
        where document.locale = ${object.locale} and document.unpublished_path = ${object.path} limit 1))`
  }
  // The container of a page that has none yet will be called so.
  const [, id = null] = /^page-([1-9]\d{0,8})$/.exec(object.slug) ?? []
  return sql`coalesce((select coalesce(${pageOfContainer}, 0) from container where container.slug = ${object.slug}), ${id}::int)`
}
