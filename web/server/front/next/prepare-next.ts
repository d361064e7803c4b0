import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import type * as WorkStorage from 'next/dist/server/app-render/work-async-storage.external.js'
import type * as AppPage from 'next/dist/server/route-modules/app-page/module.js'
import { buildFolder, readBuiltConfig } from './build-folder.ts'
import { keepDocumentsAsBytes } from './caches/documents-as-bytes.ts'
import { postponeSegments } from './caches/postpone-segments.ts'
import { routerUrl } from './router-url.ts'
import { shortenBufferJson } from './short-buffer-json.ts'
import { env } from '#lib/env.ts'

// Only under this name does Next take a request for its own address as a rewrite to itself.
const hostname = 'localhost'
const dir = fileURLToPath(new URL('../../../', import.meta.url))

// Next loads its configuration from the working folder, wherever the process was started.
process.chdir(dir)

const dev = env.NODE_ENV === 'development'

// Reading `next.config.ts` once more would load the compilers of Next and next-intl, some 45 MiB that stay resident.
// Next 16.4.6 takes the configuration of a build from here, for what it calls a standalone server.
if (!dev) {
  const config = readBuiltConfig(buildFolder(env.SITE_VARIANT))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

shortenBufferJson()

const app = next({ dev, dir, hostname, port: env.WEB_PORT })

let preparation: Promise<void> | undefined

/** Prepares Next, once. */
export const prepareNext = () => (preparation ??= prepare())

async function prepare() {
  await app.prepare()
  const load = createRequire(import.meta.url)
  // Next has decided by now which of its builds it loads here.
  const { AppPageRouteModule } = load(
    'next/dist/server/route-modules/app-page/module.compiled.js',
  ) as typeof AppPage
  const { workAsyncStorage } = load(
    'next/dist/server/app-render/work-async-storage.external.js',
  ) as typeof WorkStorage
  postponeSegments(AppPageRouteModule.prototype, workAsyncStorage)
  keepDocumentsAsBytes(AppPageRouteModule.prototype)
}

/** Handles a request with Next's request handler, as soon as it is prepared. */
export async function handleWithNext(request: IncomingMessage, response: ServerResponse) {
  await prepareNext()
  request.url = routerUrl(request.url ?? '/')
  return app.getRequestHandler()(request, response)
}
