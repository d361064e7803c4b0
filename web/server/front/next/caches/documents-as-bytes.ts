import type { AppPageRouteModule } from 'next/dist/server/route-modules/app-page/module.js'

/**
 * Next 16.4.6 caches a rendered document as a string (`server/response-cache/utils.ts`), writes that as JSON to measure it, and encodes it
 * for each response. It takes bytes as well: they are encoded once, measured without being written (`short-buffer-json.ts`), sent as they
 * are, and need half the memory.
 */
export function keepDocumentsAsBytes(routeModule: Pick<AppPageRouteModule, 'prerender'>): void {
  const { prerender } = routeModule
  routeModule.prerender = async function prerenderAsBytes(request, response, context) {
    const rendered = await prerender.call(this, request, response, context)
    if ('error' in rendered) return rendered
    const readText = rendered.toUnchunkedString.bind(rendered)
    return Object.assign(rendered, {
      // Only for its cache does Next wait for the document.
      toUnchunkedString: (isAwaited?: boolean) =>
        isAwaited ? bytesOf(readText(true)) : readText(),
    })
  }
}

const bytesOf = async (text: string | Promise<string>) => Buffer.from(await text)
