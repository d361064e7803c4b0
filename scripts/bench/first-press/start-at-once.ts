import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { freePort } from '#ports/free-port.ts'

const deferredScript =
  /<link rel="preload" as="script" media="not all" href="([^"]+)"((?: id="[^"]*")?) data-start=""\/>/g
const deferredData = /<script type="application\/json" data-flight="">(.*?)<\/script>/g

/** The page with its framework loaded immediately, as Next does by default. */
export function startAtOnce(html: string): string {
  const started = html
    .replace(
      deferredScript,
      (_, address: string, id: string) => `<script src="${address}"${id} async=""></script>`,
    )
    .replace(
      deferredData,
      (_, data: string) => `<script>(self.__next_f=self.__next_f||[]).push(${data})</script>`,
    )
  if (started === html) throw new Error('The page has no late start that could be undone.')
  return started
}

/**
 * Serves a site through a proxy that changes its pages and compresses them. Both contenders go through one, so that the path is
 * the same.
 */
export async function openBeside(
  disposables: AsyncDisposableStack,
  { site, change }: { site: string; change: (html: string) => string },
): Promise<string> {
  const port = await freePort()
  const server = createServer((request, response) => {
    void pass(site + (request.url ?? '/'), response, { headers: request.headers, change })
  })
  server.listen(port, '127.0.0.1')
  disposables.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

async function pass(
  url: string,
  response: ServerResponse,
  { headers, change }: { headers: IncomingHttpHeaders; change: (html: string) => string },
): Promise<void> {
  try {
    const page = await fetch(url, {
      headers: { accept: headers.accept ?? '*/*' },
      redirect: 'manual',
    })
    const type = page.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await page.arrayBuffer())
    const isPage = type.startsWith('text/html')
    const body = isPage ? Buffer.from(change(bytes.toString())) : bytes
    const isText = /^text|json|javascript|svg/.test(type)
    response.writeHead(page.status, {
      'content-type': type,
      'cache-control': page.headers.get('cache-control') ?? 'no-store',
      ...(isText && { 'content-encoding': 'gzip' }),
    })
    response.end(isText ? gzipSync(body) : body)
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined)
  }
}
