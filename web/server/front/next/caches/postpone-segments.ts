import type {
  WorkAsyncStorage,
  WorkStore,
} from 'next/dist/server/app-render/work-async-storage.external.js'
import type { AppPageRouteModule } from 'next/dist/server/route-modules/app-page/module.js'
import { LazySegments } from './lazy-segments.ts'
import { shared } from '#front/next/render-context.ts'

/**
 * Next 16.4.6 makes the segments of a page for the router's prefetch before it renders the document, and so before a visitor gets it: it
 * reads the whole RSC payload and writes it again (`collectSegmentData` in `server/app-render/app-render.tsx`), which took a quarter of
 * the time of a page of 1,000 modules. With this they are made when the router first asks for one, of the same payload.
 */
export function postponeSegments(
  routeModule: Pick<AppPageRouteModule, 'prerender'>,
  workAsyncStorage: WorkAsyncStorage,
): void {
  const { prerender } = routeModule
  routeModule.prerender = function prerenderWithoutSegments(request, response, context) {
    const { renderOpts } = context
    const { collectSegmentData } = renderOpts.ComponentMod
    // A render for a segment makes them itself: the request reads them right after it.
    if (shared.renders.getStore()?.isSegment === false) {
      renderOpts.ComponentMod = {
        ...renderOpts.ComponentMod,
        async collectSegmentData(...args) {
          // By the route Next finds the scripts of the components that a segment names. The whole store would keep the request in memory.
          const { route, page } = workAsyncStorage.getStore()!
          const store = { route, page } as WorkStore
          return new LazySegments(() =>
            workAsyncStorage.run(store, () => collectSegmentData(...args)),
          )
        },
      }
    }
    return prerender.call(this, request, response, context)
  }
}
