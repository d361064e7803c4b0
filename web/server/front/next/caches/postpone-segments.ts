import type { AppPageRouteModule } from 'next/dist/server/route-modules/app-page/module.js'
import { LazySegments } from './lazy-segments.ts'
import { shared } from '#front/next/render-context.ts'

/**
 * Next 16.4.6 makes the segments of a page for the router's prefetch before it renders the document, and so before a visitor gets it: it
 * reads the whole RSC payload and writes it again (`collectSegmentData` in `server/app-render/app-render.tsx`), which took a quarter of
 * the time of a page of 1,000 modules. With this they are made when the router first asks for one, of the same payload.
 */
export function postponeSegments(routeModule: Pick<AppPageRouteModule, 'prerender'>): void {
  const { prerender } = routeModule
  routeModule.prerender = function prerenderWithoutSegments(request, response, context) {
    const { renderOpts } = context
    const { collectSegmentData } = renderOpts.ComponentMod
    // A request that waits for a segment gets what this render makes of it.
    const isNeeded = shared.renders.getStore()?.isSegment === true
    if (!isNeeded) {
      renderOpts.ComponentMod = {
        ...renderOpts.ComponentMod,
        collectSegmentData: async (...inputs) =>
          new LazySegments(() => collectSegmentData(...inputs)),
      }
    }
    return prerender.call(this, request, response, context)
  }
}
