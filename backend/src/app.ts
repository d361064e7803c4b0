import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { logStream } from '@foyer/schema/log-stream.ts'
import { uploadTimeoutMs } from '@foyer/schema/media-upload.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { composeJobs } from './compose-jobs.ts'
import type { Env } from './env.ts'
import { addArticleRoutes } from '#features/articles/routes.ts'
import { addBreakingNewsRoutes } from '#features/breaking-news/routes.ts'
import { addChangeRoutes, type ChangePatience } from '#features/changes/routes.ts'
import { addErrorLogRoutes } from '#features/error-log/routes.ts'
import { addErrorPageRoutes } from '#features/error-pages/routes.ts'
import { addEventRoutes } from '#features/events/routes.ts'
import { formSetting } from '#features/forms/form-setting.ts'
import { addFormRoutes } from '#features/forms/routes.ts'
import { addMediaRoutes } from '#features/media/routes.ts'
import { addUploadRoute } from '#features/media/upload-route.ts'
import { addOpeningHoursRoutes } from '#features/opening-hours/routes.ts'
import { moduleReader } from '#features/pages/read-modules.ts'
import { addPageRoutes } from '#features/pages/routes.ts'
import { addPageeditorRoutes } from '#features/pageeditor/routes.ts'
import { addPersonRoutes } from '#features/persons/routes.ts'
import { addProductionRoutes } from '#features/productions/routes.ts'
import { addSearchRoutes } from '#features/search/routes.ts'
import { addSitemapRoutes } from '#features/sitemap/routes.ts'
import { findStaleByEvents } from '#features/changes/stale-store.ts'
import { boxOfficePath } from '#features/shop/box-office/page-setting.ts'
import { addBoxOffice } from '#features/shop/box-office/routes.ts'
import { createOrderDesk, type OrderDesk } from './features/shop/orders/order-desk.ts'
import { addShopRoutes } from '#features/shop/routes.ts'
import { addUserRoutes } from '#features/user/routes.ts'
import { addVenueRoutes } from '#features/venues/routes.ts'
import type { HouseJobs } from '#jobs/house-jobs.ts'
import { bodyDeadline } from '#plugins/body-deadline.ts'
import { controlCharacters } from '#plugins/control-characters.ts'
import { callLimits } from '#plugins/call-limits.ts'
import { secretKeeper } from './sessions/secret-keeper.ts'
import { csrf } from './sessions/csrf.ts'
import { addHealthRoutes } from '#plugins/health.ts'
import { acceptJsonBodies } from '#plugins/json-bodies.ts'
import { limiterStore } from '#plugins/limiter-store.ts'
import { answerError, refusals } from '#plugins/refusals.ts'
import { sessions } from './sessions/sessions.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** For what runs beside the routes. */
    orders: OrderDesk
    jobs: HouseJobs
  }
}

type Needs = { env: Env; database: Database; changePatience?: ChangePatience }

/** The origin: every route of the contract, over a database that `prepare.ts` has set up. */
export async function buildApp({ env, database, changePatience }: Needs): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, stream: logStream },
    // The gateway's: so that one request has one name in all logs.
    requestIdHeader: 'x-request-id',
    trustProxy: env.TRUSTED_PROXIES === '' ? false : env.TRUSTED_PROXIES,
    // Long enough for a film; other bodies have their own deadline.
    requestTimeout: uploadTimeoutMs,
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  const siteUrl = env.SITE_URL
  app.decorate('siteUrl', siteUrl)
  const findSecret = secretKeeper(database)

  app.server.headersTimeout = 10_000
  acceptJsonBodies(app)
  await app.register(bodyDeadline, { withinMs: 10_000 })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // What the origin answers reaches visitors from the site’s host; others of the domain are not ours to promise for.
    strictTransportSecurity: { includeSubDomains: false },
  })
  // By what visitors have before them: proxies and the gateway in between speak plainly with each other.
  await app.register(cookie, { parseOptions: { secure: siteUrl.startsWith('https:') } })
  await app.register(refusals)
  await app.register(controlCharacters)
  await app.register(callLimits, {
    createLimiter: limiterStore(env.RATE_LIMIT_STORE, database.$client),
  })
  await app.register(sessions, { database })
  await app.register(csrf, { findSecret })

  addHealthRoutes(app, { database })
  addEventRoutes(app, { database, siteUrl })
  addProductionRoutes(app, { database, siteUrl })
  addArticleRoutes(app, {
    database,
    siteUrl,
    readModules: moduleReader(database, (problem) =>
      app.log.error({ problem }, 'a module cannot be shown'),
    ),
  })
  addPersonRoutes(app, { database })
  addVenueRoutes(app, { database })
  addOpeningHoursRoutes(app, { database })
  addBreakingNewsRoutes(app, { database })
  addSitemapRoutes(app, { database })
  addSearchRoutes(app, {
    database,
    databaseUrl: env.DATABASE_URL,
    siteUrl,
    searchesAMinute: env.SEARCHES_A_MINUTE,
  })
  addPageeditorRoutes(app, { database })
  addPageRoutes(app, { database, siteUrl })
  addUserRoutes(app, { database })
  addErrorLogRoutes(app, { database, siteUrl })
  addErrorPageRoutes(app, { database })
  const orders = createOrderDesk({
    database,
    findSecret,
    findStaleByEvents,
    boxOfficeUrl: `${siteUrl}${boxOfficePath}`,
    houseName: env.HOUSE_NAME,
    account: { accountName: env.BANK_ACCOUNT_NAME, iban: env.BANK_IBAN },
    offered: env.PAYMENT_METHODS,
  })
  app.decorate('orders', orders)
  app.decorate('jobs', composeJobs({ env, database, orders }))
  const shop = { database, siteUrl, findSecret, orders }
  addShopRoutes(app, shop)
  await addBoxOffice(app, {
    ...shop,
    variant: env.SITE_VARIANT,
    houseName: env.HOUSE_NAME,
  })
  await addMediaRoutes(app, { dataFolder: env.FOYER_DATA })
  await addUploadRoute(app, {
    database,
    dataFolder: env.FOYER_DATA,
    reserveBytes: env.DISK_RESERVE_BYTES,
  })
  addFormRoutes(app, formSetting(env, database))
  addChangeRoutes(app, {
    database,
    databaseUrl: env.DATABASE_URL,
    secret: env.CHANGES_SECRET,
    ...changePatience,
  })
  return app
}
