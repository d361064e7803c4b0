import { dashboard as contract } from '@foyer/schema/rest/dashboard.ts'
import { stickyLinkOperations } from '@foyer/schema/rest/sticky-link-operations.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { editorActor } from '#http/editor-actor.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { listActivities } from './activity-store.ts'
import { findAssets } from './asset-store.ts'
import { listFailures } from './failure-store.ts'
import { listWaitingForms, markEntriesRead } from './form-store.ts'
import { findIdentity } from './identity-store.ts'
import { listKeywords } from './keyword-store.ts'
import { listBrokenLinks } from './link-store.ts'
import { countLoadTimes, findLoadTimes } from './load-time-store.ts'
import { listWaiting } from './publishing-store.ts'
import { listEventSales, listWeekSales } from './sales-store.ts'
import { findSiteState, switchSite } from './site-store.ts'
import { listStickyLinks } from './sticky-link-store.ts'
import { listRecentVersions } from './version-store.ts'

// The site sums up what browsers send before it calls.
const reportsPerMinute = 120

type DashboardDependencies = {
  database: Database
  /** Finds out what the drafts show that have changed. */
  indexDrafts: () => Promise<void>
}

/** What the staff hub shows, one call per section. */
export function addDashboardRoutes(
  app: FastifyInstance,
  { database, indexDrafts }: DashboardDependencies,
): void {
  addStateRoutes(app, database)
  addContentRoutes(app, { database, indexDrafts })
  addVisitorRoutes(app, database)
  addStickyLinkRoute(app, database)
  const { dashboardIdentity, dashboardFailures } = contract.operations
  addOperation(app, dashboardIdentity, () => findIdentity(database))
  addOperation(app, dashboardFailures, () => listFailures(database))
}

function addStateRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = contract

  const siteState = async (request: FastifyRequest, locale: Locale) => ({
    ...(await findSiteState(database, locale)),
    may_switch: await request.hasRight('admin', 'site'),
  })

  addOperation(app, operations.dashboardSite, ({ request, locale }) => siteState(request, locale))

  addOperation(app, operations.switchSite, async ({ body, request, locale }) => {
    await switchSite(database, await editorActor(request, 'switchSite'), body)
    return siteState(request, locale)
  })

  addOperation(app, operations.dashboardSales, async ({ locale }) => {
    const [events, weeks] = await Promise.all([
      listEventSales(database, locale),
      listWeekSales(database),
    ])
    return { events, weeks }
  })
}

function addContentRoutes(
  app: FastifyInstance,
  { database, indexDrafts }: DashboardDependencies,
): void {
  const { operations } = contract
  const grantsOf = async (request: FastifyRequest) => (await request.findVisitor())!.grants

  addOperation(app, operations.dashboardPublishing, async ({ request }) =>
    listWaiting(database, await grantsOf(request)),
  )
  addOperation(app, operations.dashboardVersions, async ({ request }) =>
    listRecentVersions(database, await grantsOf(request)),
  )
  addOperation(app, operations.dashboardLinks, async ({ request }) =>
    listBrokenLinks(database, await grantsOf(request)),
  )
  addOperation(app, operations.dashboardActivities, () => listActivities(database))
  addOperation(app, operations.dashboardAssets, async () => {
    await indexDrafts()
    return findAssets(database)
  })
}

/** For the admin site, which leads to the pages that show them. */
function addStickyLinkRoute(app: FastifyInstance, database: Database): void {
  addOperation(app, stickyLinkOperations.listStickyLinks, async ({ query, request, locale }) => {
    const page = requestedPage(query, pageSizes.resources)
    const search = query.search?.trim() ?? ''
    const { count, links } = await listStickyLinks(database, { search, page })
    return pageResponse({ page, count, results: links, request, locale })
  })
}

function addVisitorRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = contract

  addOperation(app, operations.dashboardKeywords, () => listKeywords(database))

  addOperation(app, operations.dashboardForms, async ({ locale }) => ({
    forms: await listWaitingForms(database, locale),
  }))

  addOperation(app, operations.readFormEntries, async ({ body, locale }) => {
    const { form: formId, last_entry: lastEntryId } = body
    await markEntriesRead(database, { formId, lastEntryId })
    return { forms: await listWaitingForms(database, locale) }
  })

  addOperation(app, operations.dashboardLoadTimes, () => findLoadTimes(database))

  addOperation(
    app,
    operations.reportLoadTimes,
    async ({ body }) => ({ samples: await countLoadTimes(database, body.samples) }),
    {
      preHandler: app.limitCalls('load-times', {
        address: { calls: reportsPerMinute, seconds: 60, by: byAddress },
      }),
    },
  )
}
