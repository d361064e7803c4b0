import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { env } from '#lib/env.ts'
import { answerHealth } from './answer-health.ts'
import { log } from './log.ts'
import { passThrough } from './pass-through.ts'
import { answerPage } from './answer-page.ts'
import { redirectRoot } from './redirect-root.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

const mesh = new URL(env.MESH_URL)
const toMesh = passThrough({ origin: mesh.origin, path: () => mesh.pathname, timeoutMs: 15_000 })
const toBackend = passThrough({ origin: env.BACKEND_URL, path: (path) => path, timeoutMs: 15_000 })

/** The site's front door: who answers which request. */
export function front(): RequestListener {
  return (request, response) => {
    const answer = answerFor(pathOf(request))
    Promise.resolve(answer(request, response)).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'A request was not answered.')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
}

function answerFor(path: string): Answer {
  if (path === '/health' || path === '/ready') return answerHealth
  if (path === '/') return redirectRoot
  if (path === '/graphql') return toMesh
  if (path.startsWith('/media/')) return toBackend
  return answerPage
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/'
