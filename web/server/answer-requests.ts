import type { RequestListener } from 'node:http'
import { isEntriesPath, isTempFilePath, tempFileTimeoutMs } from '@foyer/schema/form-files.ts'
import { isMediaUploadPath, uploadTimeoutMs } from '@foyer/schema/media-upload.ts'
import { env } from '#lib/env.ts'
import type { Front } from '#front/front.ts'
import { answerHealth } from './answer-health.ts'
import { passThrough } from './pass-through.ts'

const mesh = new URL(env.MESH_URL)
const toMesh = passThrough({ origin: mesh.origin, path: () => mesh.pathname, timeoutMs: 15_000 })
const toBackend = passThrough({ origin: env.BACKEND_URL, path: (path) => path, timeoutMs: 15_000 })
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

const isBoxOffice = (path: string) => path.startsWith('/box-office/')

/** Who answers which request. */
export function answerRequests(front: Front): RequestListener {
  return (request, response) => {
    if (front.answerAtOnce(request, response)) return
    const exchange = front.receive(request, response)
    const path = request.url?.split('?', 1)[0] ?? '/'
    if (path === '/health' || path === '/ready') {
      exchange.outcome = 'health'
      answerHealth(request, response)
      return
    }
    if (path === '/graphql') return void toMesh(request, response)
    if (isBoxOffice(path)) return void toBackend(request, response)
    if (path.startsWith('/media/')) return void toBackend(request, response)
    if (request.method === 'POST' && isMediaUploadPath(path)) {
      return void uploadToBackend(request, response)
    }
    if (request.method === 'POST' && isTempFilePath(path)) {
      return void formFileToBackend(request, response)
    }
    if (request.method === 'GET' && isEntriesPath(path)) return void toBackend(request, response)
    void front.answer(exchange)
  }
}
