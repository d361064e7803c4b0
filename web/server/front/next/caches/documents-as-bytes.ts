import type { AppPageRouteModule } from 'next/dist/server/route-modules/app-page/module.js'

/**
 * Next 16.4.6 decodes a rendered document for its cache, writes it as JSON to measure it, and encodes it again for the response
 * (`server/response-cache/utils.ts`, `server/render-result.ts`): a tenth of the time that a page of 1,000 modules takes, and twice the
 * memory that its bytes need. It accepts bytes as well, so with this the cache gets those.
 */
export function keepDocumentsAsBytes(routeModule: Pick<AppPageRouteModule, 'prerender'>): void {
  const { prerender } = routeModule
  routeModule.prerender = async function prerenderAsBytes(request, response, context) {
    const rendered = await prerender.call(this, request, response, context)
    if (!('error' in rendered)) {
      Object.assign(rendered, { toUnchunkedString: () => bytesOf(rendered['readable']) })
    }
    return rendered
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
