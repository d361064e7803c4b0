import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { isEntriesPath, isTempFilePath, tempFileTimeoutMs } from '@foyer/schema/form-files.ts'
import {
  isMediaUploadPath,
  isResumableUploadPath,
  uploadTimeoutMs,
} from '@foyer/schema/media-upload.ts'
import { failureReportPath } from '#lib/failures/failure-report.ts'
import { loadReportPath } from '#lib/load-times/load-report-path.ts'
import { env } from '#lib/env.ts'
import { findNoNetworkPage } from '#front/response/offline-page.ts'
import {
  createServiceWorkerHandler,
  sendNoNetworkPage,
  serviceWorkerPath,
} from '#front/response/service-worker.ts'
import type { Front } from '#front/front.ts'
import { isAdminPath, originPathOfAdminCall } from '@foyer/schema/paths/admin-paths.ts'
import { isOidcPath } from '@foyer/schema/paths/oidc-paths.ts'
import { sendError, sendOfflinePage } from '#front/serve/short-responses.ts'
import { languageOf } from '#front/site/language-choice.ts'
import { editingEventsPath } from '@foyer/schema/rest/editing-events.ts'
import { createAdminDoor } from './admin-site/admin-door.ts'
import type { EventsDoor } from './events-door.ts'
import type { ErrorReports } from './failures/error-reports.ts'
import { acceptBrowserReports } from './failures/accept-browser-reports.ts'
import { acceptLoadReports } from './load-times/accept-load-reports.ts'
import type { LoadTimes } from './load-times/collect-load-times.ts'
import { hasOneHost } from '#front/request/has-one-host.ts'
import { readTarget } from '#front/request/target.ts'
import { handleHealthCheck } from './handle-health-check.ts'
import { passThrough } from './pass-through.ts'

const mesh = new URL(env.MESH_URL)
// The gateway gives its sources 2.8 s and reports which of them was late; if the gateway itself hangs, visitors get an
// error after 3 s.
const toGateway = passThrough({
  origin: mesh.origin,
  path: () => mesh.pathname,
  timeoutMs: 15_000,
  responseTimeoutMs: 2950,
})
const toBackend = passThrough({ origin: env.BACKEND_URL, path: (path) => path, timeoutMs: 15_000 })
const boxOffice = '/box-office'
const toBoxOffice = passThrough({
  origin: env.BACKEND_URL,
  path: (path) => path,
  timeoutMs: 15_000,
  sendApology: (path, response) =>
    sendOfflinePage(languageOf(path.slice(boxOffice.length)), response),
})
const uploadToBackend = passThrough({
  origin: env.BACKEND_URL,
  path: (path) => path,
  timeoutMs: uploadTimeoutMs,
})
const formFileToBackend = passThrough({
  origin: env.BACKEND_URL,
  path: (path) => path,
  timeoutMs: tempFileTimeoutMs,
})

const handleAdmin = createAdminDoor({
  folder: fileURLToPath(new URL('../../admin/dist', import.meta.url)),
  variant: env.SITE_VARIANT,
  isSecure: env.SITE_URL.startsWith('https:'),
  toOrigin: (request, response) =>
    passThrough({
      origin: env.BACKEND_URL,
      path: (path) => originPathOfAdminCall(request.method ?? 'GET', path) ?? '/',
      timeoutMs: 15_000,
    })(request, response),
})

const isBoxOffice = (path: string) => path.startsWith(`${boxOffice}/`)

const sendServiceWorker = createServiceWorkerHandler(
  fileURLToPath(new URL(`../.next-${env.SITE_VARIANT}/service-worker.js`, import.meta.url)),
)

/** Which part of the server handles which request. */
export function createRequestListener({
  front,
  reports,
  loadTimes,
  events,
}: {
  front: Front
  reports: ErrorReports | undefined
  loadTimes: LoadTimes
  events: EventsDoor
}): RequestListener {
  const acceptReports = acceptBrowserReports(reports)
  const acceptLoadTimes = acceptLoadReports(loadTimes)
  return (request, response) => {
    const hasUnambiguousPath = hasOneHost(request)
    if (hasUnambiguousPath && front.serveFromMemory(request, response)) return
    const exchange = front.receive(request, response)
    if (!hasUnambiguousPath) return sendError(exchange, 400)
    // Decided by the path as every upstream service reads it; an ambiguous path is refused.
    const target = readTarget(request.url)
    if (!target) return sendError(exchange, 400)
    const { path } = target
    if (path === '/health' || path === '/ready') {
      exchange.outcome = 'health'
      handleHealthCheck(request, response)
      return
    }
    if (path === serviceWorkerPath) return void sendServiceWorker(response)
    const noNetwork = findNoNetworkPage(path)
    if (noNetwork) return sendNoNetworkPage(response, noNetwork)
    if (path === failureReportPath) return void acceptReports(request, response)
    if (path === loadReportPath) return void acceptLoadTimes(request, response)
    if (path === '/graphql') return void toGateway(request, response)
    if (path === editingEventsPath) return void events.handle(request, response)
    if (isAdminPath(path)) return void handleAdmin(exchange, path)
    if (isBoxOffice(path)) return void toBoxOffice(request, response)
    if (path.startsWith('/media/')) return void toBackend(request, response)
    if (request.method === 'POST' && isMediaUploadPath(path)) {
      return void uploadToBackend(request, response)
    }
    if (isResumableUploadPath(path)) return void uploadToBackend(request, response)
    if (request.method === 'POST' && isTempFilePath(path)) {
      return void formFileToBackend(request, response)
    }
    if (request.method === 'GET' && isEntriesPath(path)) return void toBackend(request, response)
    if (request.method === 'GET' && isOidcPath(path)) return void toBackend(request, response)
    void front.handle(exchange)
  }
}
