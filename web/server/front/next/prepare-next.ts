import { fileURLToPath } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import { routerUrl } from './router-url.ts'
import { env } from '#lib/env.ts'

// Only under this name does Next take a request for its own address as a rewrite to itself.
const hostname = 'localhost'
const dir = fileURLToPath(new URL('../../../', import.meta.url))

// Next loads its configuration from the working folder, wherever the process was started.
process.chdir(dir)

const dev = env.NODE_ENV === 'development'

const app = next({ dev, dir, hostname, port: env.WEB_PORT })

export const prepareNext = () => app.prepare()

/** Prepares Next and returns its request handler. */
export function answerWithNext(request: IncomingMessage, response: ServerResponse) {
  request.url = routerUrl(request.url ?? '/')
  return app.getRequestHandler()(request, response)
}
