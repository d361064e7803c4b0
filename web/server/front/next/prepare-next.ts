import { fileURLToPath } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import { routerUrl } from './router-url.ts'
import { env } from '#lib/env.ts'

// Next takes a request for its own address to be a rewrite to itself only under this name.
const hostname = 'localhost'
const dir = fileURLToPath(new URL('../../../', import.meta.url))

// Next loads its configuration from the working folder, wherever the process was started.
process.chdir(dir)

const dev = env.NODE_ENV === 'development'

const app = next({ dev, dir, hostname, port: env.WEB_PORT })

export const prepareNext = () => app.prepare()

/** Lets Next answer. */
export function answerWithNext(request: IncomingMessage, response: ServerResponse) {
  request.url = routerUrl(request.url ?? '/')
  return app.getRequestHandler()(request, response)
}
