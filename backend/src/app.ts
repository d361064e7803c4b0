import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { logStream } from '@foyer/schema/process/log-stream.ts'
import { uploadTimeoutMs } from '@foyer/schema/media-upload.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { composeJobs } from './compose-jobs.ts'
import type { Env } from './env.ts'
import { addArticleRoutes } from '#features/articles/routes.ts'
import { addBreakingNewsRoutes } from '#features/breaking-news/routes.ts'
import { addChangeRoutes, type ChangeFeedTimeouts } from '#features/changes/routes.ts'
import { addDashboardRoutes } from '#features/dashboard/routes.ts'
import { addErrorLogRoutes } from '#features/error-log/routes.ts'
import { addErrorPageRoutes } from '#features/error-pages/routes.ts'
import { addEventRoutes } from '#features/events/routes.ts'
import { openFiles } from '#files/open-files.ts'
import { formSetting } from '#features/forms/form-setting.ts'
import { addFormRoutes } from '#features/forms/routes.ts'
import { createMailingLinks } from '#features/mailings/mailing-links.ts'
import { createNewsletterList } from '#features/mailings/newsletter-list.ts'
import { createNewsletter } from '#features/mailings/newsletter.ts'
import { addMailingRoutes } from '#features/mailings/routes.ts'
import { addLibraryRoutes } from '#features/media/library/routes.ts'
import { addMediaRoutes } from '#features/media/routes.ts'
import { addResumableUploadRoutes } from '#features/media/resumable/routes.ts'
import { addUploadRoute } from '#features/media/upload-route.ts'
import { addOpeningHoursRoutes } from '#features/opening-hours/routes.ts'
import { createContentReferences } from '#features/pages/derived/links/content-references.ts'
import { mediaUses } from '#features/pages/documents/media-uses/media-uses.ts'
import { createModuleReader } from '#features/pages/read-modules.ts'
import { addDocumentRoutes } from '#features/pages/documents/routes.ts'
import { addDraftModuleRoutes } from '#features/pages/documents/draft-modules/routes.ts'
import { addEditingEventRoutes } from '#features/pages/documents/presence/event-routes.ts'
import { addPresenceRoutes } from '#features/pages/documents/presence/routes.ts'
import { addPageTreeRoutes } from '#features/pages/tree/routes.ts'
import { addSubmissionRoutes } from '#features/pages/documents/submissions/routes.ts'
import { addPreviewRoutes } from '#features/pages/previews/routes.ts'
import { addPageRoutes } from '#features/pages/routes.ts'
import { addPageeditorRoutes } from '#features/pageeditor/routes.ts'
import { addPersonRoutes } from '#features/persons/routes.ts'
import { addProductionRoutes } from '#features/productions/routes.ts'
import { addReferenceRoutes } from '#features/references/routes.ts'
import { createRedirectAdder } from '#features/resources/redirects/add-redirect.ts'
import { addResourceRoutes } from '#features/resources/routes.ts'
import { addSearchRoutes } from '#features/search/routes.ts'
import { addSitemapRoutes } from '#features/sitemap/routes.ts'
import { findStaleByEvents } from '#catalogue/stale-store.ts'
import { boxOfficePath } from '#features/shop/box-office/page-context.ts'
import { addBoxOffice } from '#features/shop/box-office/routes.ts'
import { createHolderTeller } from '#features/shop/orders/event-changes/tell-holders.ts'
import { createHoldSeats } from '#features/shop/cart/hold-seats.ts'
import { createWaitingRooms } from '#features/shop/waiting-room/waiting-rooms.ts'
import { createVouchers } from './features/shop/vouchers/vouchers.ts'
import { createOrderService, type OrderService } from './features/shop/orders/order-service.ts'
import { addShopRoutes } from '#features/shop/routes.ts'
import { addStaffOrderRoutes } from '#features/shop/orders/staff/routes.ts'
import { oidcSetting } from '#features/user/oidc/oidc-setting.ts'
import { addOidcRoutes } from '#features/user/oidc/routes.ts'
import { addUserDetails } from '#features/user/user-details.ts'
import { addUserRoutes } from '#features/user/routes.ts'
import { addVenueRoutes } from '#features/venues/routes.ts'
import type { JobDefinitions } from '#jobs/job-definitions.ts'
import { bodyDeadline } from '#plugins/body-deadline.ts'
import { controlCharacters } from '#plugins/control-characters.ts'
import { callLimits } from '#plugins/call-limits.ts'
import { createTokenSecretReader } from './sessions/token-secret.ts'
import { csrf } from './sessions/csrf.ts'
import { createPasskeys } from './sessions/passkeys.ts'
import { addHealthRoutes } from '#plugins/health.ts'
import { acceptJsonBodies } from '#plugins/json-bodies.ts'
import { openLimiterStore } from '#plugins/open-limiter-store.ts'
import { sendError, errorHandler } from '#plugins/error-handler.ts'
import { sessions } from './sessions/sessions.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** Used by background jobs, which run outside the routes. */
    orders: OrderService
    jobs: JobDefinitions
  }
}

type AppDependencies = { env: Env; database: Database; changeFeedTimeouts?: ChangeFeedTimeouts }

/** The origin: every route of the contract, over a database that `prepare.ts` has set up. */
export async function buildApp({
  env,
  database,
  changeFeedTimeouts,
}: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, stream: logStream },
    // The gateway sends its request id, so that one request has the same id in all logs.
    requestIdHeader: 'x-request-id',
    trustProxy: ['', 'none'].includes(env.TRUSTED_PROXIES) ? false : env.TRUSTED_PROXIES,
    // Long enough to upload a film; `bodyDeadline` limits all other bodies.
    requestTimeout: uploadTimeoutMs,
    // Node looks for late heads every 30 s only.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    // Streams end before connections close. What comes by one of those in between is served: the gateway cannot know that we end.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  const files = await openFiles(env)
  const siteUrl = env.SITE_URL
  const databaseUrl = env.DATABASE_DIRECT_URL
  app.decorate('siteUrl', siteUrl)
  addUserDetails(app, {
    isOidcForVisitors: env.OIDC_ISSUER !== '' && env.OIDC_VISITORS === 'on',
    webshopUrl: env.EXTERNAL_WEBSHOP_URL,
  })
  const getTokenSecret = createTokenSecretReader(database)
  const mailings = { database, getTokenSecret, siteUrl, houseName: env.HOUSE_NAME }
  const newsletter = createNewsletter(
    mailings,
    createNewsletterList({
      url: env.NEWSLETTER_WEBHOOK_URL,
      secret: env.NEWSLETTER_WEBHOOK_SECRET,
    }),
  )

  acceptJsonBodies(app)
  await app.register(bodyDeadline, { withinMs: 10_000 })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Visitors see these headers on the site's host; its sibling hosts are not ours to promise HTTPS for.
    strictTransportSecurity: { includeSubDomains: false },
  })
  // Decided by the site's public URL: between proxy, gateway and origin the connection is plain HTTP.
  await app.register(cookie, { parseOptions: { secure: siteUrl.startsWith('https:') } })
  await app.register(errorHandler)
  await app.register(controlCharacters)
  await app.register(callLimits, {
    createLimiter: await openLimiterStore(app, { env, pool: database.$client }),
  })
  await app.register(sessions, {
    database,
    isPasskeyRequired: env.STAFF_PASSKEYS === 'required',
  })
  await app.register(csrf, { getTokenSecret })

  addHealthRoutes(app, { database, profile: env.FOYER_PROFILE })
  addEventRoutes(app, { database, siteUrl })
  addProductionRoutes(app, { database, siteUrl })
  addArticleRoutes(app, {
    database,
    siteUrl,
    readModules: createModuleReader((problem) =>
      app.log.error({ problem }, 'left out a module that cannot be shown'),
    ),
  })
  addPersonRoutes(app, { database })
  addVenueRoutes(app, { database })
  addOpeningHoursRoutes(app, { database })
  addBreakingNewsRoutes(app, { database })
  addSitemapRoutes(app, { database })
  addSearchRoutes(app, {
    database,
    databaseUrl,
    siteUrl,
    searchesPerMinute: env.SEARCHES_A_MINUTE,
  })
  addPageeditorRoutes(app, { database })
  addPageRoutes(app, { database, siteUrl })
  addDocumentRoutes(app, database)
  addDraftModuleRoutes(app, { database, siteUrl })
  addReferenceRoutes(app, database)
  addPresenceRoutes(app, database)
  addEditingEventRoutes(app, { databaseUrl })
  addPageTreeRoutes(app, database)
  addSubmissionRoutes(app, database)
  addPreviewRoutes(app, { database, siteUrl })
  addOidcRoutes(app, { database, setting: oidcSetting(env) })
  addErrorLogRoutes(app, { database, siteUrl, addRedirect: createRedirectAdder(database) })
  addErrorPageRoutes(app, { database })
  addResourceRoutes(app, { database, references: createContentReferences(siteUrl) })
  addDashboardRoutes(app, { database, indexDrafts: () => mediaUses.refresh(database) })
  const boxOfficeUrl = `${siteUrl}${boxOfficePath}`
  const vouchers = createVouchers({ database, getTokenSecret, years: env.VOUCHER_YEARS })
  const orders = createOrderService({
    vouchers,
    isCredited: env.CANCELLATION_CREDIT === 'on',
    ...mailings,
    findStaleByEvents,
    boxOfficeUrl,
    account: { accountName: env.BANK_ACCOUNT_NAME, iban: env.BANK_IBAN },
    offered: env.PAYMENT_METHODS,
    cancellation: env.CANCELLATION_HOURS,
  })
  app.decorate('orders', orders)
  addUserRoutes(app, {
    ...mailings,
    passkeys: createPasskeys({ database, siteUrl, siteName: env.HOUSE_NAME }),
    findComingOrders: orders.findComing,
    releaseCredit: vouchers.releaseCredit,
    mailingLinks: createMailingLinks(database, newsletter),
  })
  addMailingRoutes(app, { database, newsletter, getTokenSecret })
  app.decorate(
    'jobs',
    composeJobs({
      env,
      database,
      files,
      orders,
      tellHolders: createHolderTeller({ ...mailings, boxOfficeUrl }),
      newsletter,
      mailings,
      boxOfficeUrl,
      report: (problem) => app.log.error({ problem }, 'scheduled change of a document failed'),
    }),
  )
  const waitingRooms = createWaitingRooms({ database, getTokenSecret })
  const holdSeats = createHoldSeats({ database, getTokenSecret, waitingRooms })
  const shop = { database, siteUrl, orders, vouchers, holdSeats }
  addShopRoutes(app, shop)
  addStaffOrderRoutes(app, { ...mailings, ...shop, findStaleByEvents })
  await addBoxOffice(app, {
    ...shop,
    waitingRooms,
    variant: env.SITE_VARIANT,
    houseName: env.HOUSE_NAME,
    phone: env.BOX_OFFICE_PHONE,
    media: files.media,
    cancellation: env.CANCELLATION_HOURS,
    seller: { lines: env.INVOICE_SELLER.split('|'), vatPercent: env.INVOICE_VAT_PERCENT },
  })
  addLibraryRoutes(app, { database, uses: mediaUses })
  await addMediaRoutes(app, files.delivery)
  const uploads = {
    database,
    dataFolder: env.FOYER_DATA,
    files,
    reserveBytes: env.DISK_RESERVE_BYTES,
    uses: mediaUses,
  }
  await addUploadRoute(app, uploads)
  await addResumableUploadRoutes(app, uploads)
  addFormRoutes(app, formSetting(env, { database, newsletter, files: files.forms }))
  addChangeRoutes(app, { database, databaseUrl, secret: env.CHANGES_SECRET, ...changeFeedTimeouts })
  return app
}
