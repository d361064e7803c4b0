import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { freePort } from '#ports/free-port.ts'
import { ownProcess } from './own-process.ts'
import { stack } from '#support/stack.ts'

/** What replaces the origin's response at a path: a status without a body, or a changed body. */
export type Replacements = Record<string, number | ((body: Record<string, unknown>) => unknown)>

export type ForeignSite = { url: string; stop: () => Promise<void> }

/**
 * A gateway and a site of the test's own before an origin that differs from the running one in the replaced responses. Without
 * its change feed.
 */
export async function openForeignSite(
  replacements: Replacements,
  env: NodeJS.ProcessEnv = {},
): Promise<ForeignSite> {
  const origin = await openForeignOrigin(replacements)
  const [meshPort, port] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
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
      ...env,
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
    },
  }
}

async function openForeignOrigin(
  replacements: Replacements,
): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      void (async () => {
        const { pathname } = new URL(request.url ?? '/', stack.backendUrl)
        const instead = replacements[pathname]
        if (typeof instead === 'number') {
          response.writeHead(instead).end()
          return
        }
        const { host: _, connection: __, ...headers } = request.headers
        const original = await fetch(stack.backendUrl + (request.url ?? '/'), {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        })
        const body = instead
          ? JSON.stringify(instead((await original.json()) as Record<string, unknown>))
          : Buffer.from(await original.arrayBuffer())
        const type = original.headers.get('content-type') ?? 'application/json'
        response.writeHead(original.status, { 'content-type': type }).end(body)
      })().catch(() => response.writeHead(502).end())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
