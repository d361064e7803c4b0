import { createServer } from 'node:http'
import { env } from '#lib/env.ts'
import { drainOnSignal } from './drain.ts'
import { front } from './front.ts'
import { log } from './log.ts'
import { prepareNext } from './prepare-next.ts'
import { readiness } from './readiness.ts'

/** One process: it answers health checks, passes /graphql and /media through, and hosts the site. */
const server = createServer(front())
// Longer than a load balancer keeps a connection, so that it never meets one that is just closing.
server.keepAliveTimeout = 75_000
server.listen(env.WEB_PORT, env.WEB_HOST, () => {
  log.info({ address: server.address(), variant: env.SITE_VARIANT }, 'The site listens.')
})
drainOnSignal(server)

await prepareNext()
readiness.isReady = true
log.info('The site is ready.')
