import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { freePort } from '#ports/free-port.ts'
import { ownProcess } from './own-process.ts'
import { stack } from '#support/stack.ts'

/** What replaces the origin's response at a path: a status without a body, or a changed body. */
export type Replacements = Record<string, number | ((body: Record<string, unknown>) => unknown)>

export type ForeignSite = { url: string; stop: () => Promise<void> }

type OwnOrigin = { url: string; stop: () => Promise<void> }

/**
 * A gateway and a site of the test's own before an origin that differs from the running one, or from one that is started for this site, in the
 * replaced responses. Without its change feed.
 */
export async function openForeignSite(
  replacements: Replacements,
  startOrigin: (siteUrl: string) => Promise<OwnOrigin | undefined> = async () => undefined,
): Promise<ForeignSite> {
  const [meshPort, port] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const own = await startOrigin(url)
  const origin = await openForeignOrigin(replacements, own?.url ?? stack.backendUrl)
  const gateway = ownProcess({
    program: 'mesh/src/main.ts',
    port: meshPort,
    env: { MESH_PORT: String(meshPort), BACKEND_URL: origin.url },
  })
  const site = ownProcess({
    program: 'web/server/main.ts',
    port,
    env: {
      MESH_URL: `http://127.0.0.1:${meshPort}/graphql`,
      BACKEND_URL: origin.url,
      SITE_URL: url,
      WEB_PORT: String(port),
    },
  })
  await gateway.start()
  await site.start()
  return {
    url,
    async stop() {
      await site.kill()
      await gateway.kill()
      origin.server.close()
      origin.server.closeAllConnections()
      await own?.stop()
    },
  }
}

async function openForeignOrigin(
  replacements: Replacements,
  original: string,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, sent) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      void (async () => {
        const { pathname } = new URL(request.url ?? '/', original)
        const instead = replacements[pathname]
        if (typeof instead === 'number') {
          sent.writeHead(instead).end()
          return
        }
        const { host: _, connection: __, ...headers } = request.headers
        const response = await fetch(original + (request.url ?? '/'), {
          method: request.method ?? 'GET',
          redirect: 'manual',
          headers: headers as Record<string, string>,
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        })
        const body = instead
          ? JSON.stringify(instead((await response.json()) as Record<string, unknown>))
          : Buffer.from(await response.arrayBuffer())
        const location = response.headers.get('location')
        sent
          .writeHead(response.status, {
            'content-type': response.headers.get('content-type') ?? 'application/json',
            'set-cookie': response.headers.getSetCookie(),
            ...(location !== null && { location }),
          })
          .end(body)
      })().catch(() => sent.writeHead(502).end())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
