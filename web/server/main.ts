import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { releaseMemoryAfterStart } from '@foyer/schema/process/release-memory.ts'
import { dashboard } from '@foyer/schema/rest/dashboard.ts'
import { env } from '#lib/env.ts'
import { setFailureReporter } from '#lib/failures/report-failure.ts'
import { siteServices } from '#lib/site-services.ts'
import { thirdPartySources } from '#front/response/third-party-sources.ts'
import { webshopSources } from '#front/response/webshop-sources.ts'
import { createFront } from '#front/front.ts'
import { buildFolder } from '#front/next/build-folder.ts'
import { readBuiltAddresses } from '#front/next/built-addresses.ts'
import { createNextRenderer } from '#front/next/next-renderer.ts'
import { shared } from '#front/next/render-context.ts'
import { awaitOperations } from '#front/operation/await-operations.ts'
import { boundConnections } from '#front/operation/bound-connections.ts'
import { createAdminServer } from '#front/operation/admin-server.ts'
import { createMissingPages } from '#front/operation/missing-pages.ts'
import { limits } from '#front/limits.ts'
import { readOperationHashes } from '#front/operation/operation-hashes.ts'
import { createProxyTest } from '#front/request/peer.ts'
import { createDrain } from '#front/operation/drain.ts'
import { withFormAttempts } from '#front/serve/form-attempts.ts'
import { withNotFoundForRouter } from '#front/next/not-found-for-router.ts'
import { withPermanentRedirects } from '#front/next/permanent-redirects.ts'
import { withNotFoundPage } from '#front/serve/fallback-pages.ts'
import { followChanges } from '#front/site/change-reader.ts'
import { loadSiteState } from '#front/site/load-site-state.ts'
import { createSiteStateKeeper } from '#front/site/site-state.ts'
import { loadWrittenPaths } from '#front/site/load-written-paths.ts'
import { createExistingPages } from '#front/site/existing-pages.ts'
import { numberedRoutes } from '#front/site/numbered-routes.ts'
import { checkProduction } from './check-production.ts'
import { createRequestListener } from './request-listener.ts'
import { sendConsoleToLog } from './failures/console-to-log.ts'
import { createPurgeByTag } from './edge/purge-by-tag.ts'
import { createPurger } from './edge/purger.ts'
import { createVarnishPurge } from './edge/varnish.ts'
import { createEventsDoor } from './events-door.ts'
import { createErrorReports } from './failures/error-reports.ts'
import { watchLog } from './failures/watch-log.ts'
import { createLoadTimes } from './load-times/collect-load-times.ts'
import { log } from './log.ts'
import { createPostToOrigin } from './post-to-origin.ts'
import { createMissingPageReporter } from './report-missing-page.ts'
import { handleWithNext, prepareNext } from '#front/next/prepare-next.ts'
import { readiness } from './readiness.ts'
import { readStartScripts } from '#front/next/start/start-scripts.ts'

if (env.NODE_ENV === 'production') checkProduction(env)

const reports =
  env.SENTRY_DSN === undefined
    ? undefined
    : createErrorReports({
        dsn: env.SENTRY_DSN,
        variant: env.SITE_VARIANT,
        onFailure: (error) => log.warn({ err: error }, 'failure report not sent'),
      })
if (reports) watchLog((error, message) => reports.report({ error, message, from: 'server' }))
// A page that reads the clock while it is rendered ahead fails, and a line of the log has its time.
const outsideRendering = AsyncLocalStorage.snapshot()
const reported = new WeakSet<object>()
setFailureReporter((error, message) => {
  if (error instanceof Error) reported.add(error)
  outsideRendering(() => log.error({ err: error }, message))
})
if (env.NODE_ENV === 'production') sendConsoleToLog(log, (error) => reported.has(error))

const postToOrigin = createPostToOrigin(env.BACKEND_URL)
const missingPages = createMissingPages({
  send: createMissingPageReporter({ postToOrigin, siteUrl: env.SITE_URL }),
  onFailure: (error) => log.warn({ err: error }, 'missing page not counted'),
})
const loadTimes = createLoadTimes({
  send: async (samples) => {
    const { path } = dashboard.operations.reportLoadTimes
    await postToOrigin(path.replace('{locale}', 'de'), { samples })
  },
  onFailure: (error) => log.warn({ err: error }, 'load times not counted'),
})

/** One process: it serves cached pages, hosts Next for the others, and proxies /graphql and /media. */
const front = createFront({
  siteUrl: new URL(env.SITE_URL),
  renderer: withFormAttempts(
    withNotFoundPage(
      withNotFoundForRouter(withPermanentRedirects(createNextRenderer(handleWithNext))),
    ),
  ),
  ...(env.NODE_ENV === 'development' && { devHandler: handleWithNext }),
  siteState: createSiteStateKeeper({
    load: loadSiteState,
    clock: shared.clock,
    onFailure: (error) => log.error({ err: error }, 'site state not loaded'),
  }),
  existingPages: createExistingPages({
    loadPaths: loadWrittenPaths,
    numberedRoutes,
    isBuilt:
      env.NODE_ENV === 'development'
        ? () => true
        : readBuiltAddresses(buildFolder(env.SITE_VARIANT), `${import.meta.dirname}/../public`),
    clock: shared.clock,
    onFailure: (error, list) => log.warn({ err: error, list }, 'existing pages not listed'),
  }),
  // The caches inside Next use the same clock.
  clock: shared.clock,
  knowChanges: () => changes?.catchUp() ?? Promise.resolve(),
  trustedProxies: env.TRUSTED_PROXIES,
  onMissing: missingPages.count,
  thirdParty: thirdPartySources(siteServices),
  webshop: webshopSources,
  startScripts: readStartScripts(),
  hasEdge: env.EDGE_PURGE_URL !== '',
  log,
})

const purger =
  env.EDGE_PURGE_URL === ''
    ? undefined
    : createPurger({
        purgeByKey:
          env.EDGE_PURGE_TOKEN === ''
            ? createVarnishPurge(env.EDGE_PURGE_URL)
            : createPurgeByTag(env.EDGE_PURGE_URL, env.EDGE_PURGE_TOKEN),
        onFailure: (error) => log.warn({ err: error }, 'purging at the edge failed; trying again'),
      })

/** First here: what the edge fetches after a purge must not be older. Each replica does so, and the last one ends what is stale. */
function invalidate(tags: string[]): void {
  front.invalidate(tags)
  purger?.purge(tags)
}

const changes =
  env.CHANGES_SECRET === ''
    ? undefined
    : followChanges({
        origin: env.BACKEND_URL,
        secret: env.CHANGES_SECRET,
        onChange: invalidate,
        onHeartbeat: shared.clock.recordHeartbeat,
        onConnected(isConnected) {
          front.metrics.feed.set(isConnected ? 1 : 0)
          log.info({ isConnected }, 'change feed state changed')
        },
        onFailure: (error) => log.warn({ err: error }, 'change feed of the origin unavailable'),
      })

const events = createEventsDoor({
  origin: env.BACKEND_URL,
  onFailure: (error) => log.warn({ err: error }, 'events for editors interrupted'),
})

const server = createServer(
  { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.headersCheckMs },
  createRequestListener({ front, reports, loadTimes, events }),
)
// Longer than a load balancer holds a connection, so that it never reuses one that is being closed.
server.keepAliveTimeout = 75_000
boundConnections(server, createProxyTest(env.TRUSTED_PROXIES))
server.listen(env.WEB_PORT, env.WEB_HOST, () => {
  log.info({ address: server.address(), variant: env.SITE_VARIANT }, 'site listening')
})

const admin = createAdminServer({
  metrics: front.metrics,
  invalidate,
  secret: env.CHANGES_SECRET,
})
if (env.WEB_ADMIN_PORT !== undefined) admin.listen(env.WEB_ADMIN_PORT, env.WEB_ADMIN_HOST)

/** In development operations change all the time, and what the gateway does not know shall be seen. */
async function operationsAreKnown(): Promise<void> {
  if (env.NODE_ENV === 'development') return
  await awaitOperations({
    url: env.MESH_URL,
    hashes: readOperationHashes(),
    onWait: (reason) => log.warn({ reason }, 'waiting for the gateways of this release'),
  })
}

const { drain } = createDrain(server, { lameDuckMs: env.LAME_DUCK_MS })
let isDraining = false
for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(reason, () => {
    isDraining = true
    readiness.isReady = false
    log.info({ reason }, 'site draining')
    changes?.stop()
    purger?.stop()
    events.drain()
    void drain().then(() => process.exit(0))
  })
}

await Promise.all([prepareNext(), operationsAreKnown()])
while (!(await front.warm())) await wait(limits.warmRetryMs)
readiness.isReady = !isDraining
log.info('site ready')
releaseMemoryAfterStart()
