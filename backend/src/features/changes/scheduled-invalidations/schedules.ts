import { staleByContainer } from '@foyer/schema/change-tags.ts'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { container, module, moduleSchedule, pagePath } from '#database/tables/pages.ts'
import type { ScheduledInvalidation } from './scheduled-invalidation.ts'

/** Modules with a schedule that begins or ends: invalidates what contains them, in their language. */
export const schedules: ScheduledInvalidation = async (queries, { after, until }) => {
  const rows = await queries
    .selectDistinct({
      slug: container.slug,
      contentType: container.contentType,
      locale: pagePath.locale,
      path: pagePath.path,
    })
    .from(moduleSchedule)
    .innerJoin(module, and(eq(module.id, moduleSchedule.moduleId), isNull(module.deletedAt)))
    .innerJoin(container, eq(container.id, module.containerId))
    .leftJoin(
      pagePath,
      and(
        eq(container.contentType, 'page'),
        eq(container.objectId, sql`${pagePath.pageId}::text`),
        eq(pagePath.locale, module.locale),
      ),
    )
    .where(and(gt(moduleSchedule.at, after), lte(moduleSchedule.at, until)))
  return rows.flatMap(({ slug, contentType, locale, path }) =>
    staleByContainer({
      slug,
      contentType,
      addresses: locale !== null && path !== null ? [{ locale, path }] : [],
    }),
  )
}
