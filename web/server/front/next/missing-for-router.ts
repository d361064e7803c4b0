import type { Renderer } from '#front/renderer.ts'
import { isRouterRequest } from './headers.ts'

/** By this Next 16.4.6 says in a page's data that there is no such page, whose status is 200 all the same. */
export const digestOfMissing = 'E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"'

/**
 * Tells the router of the browser that a page is missing. It then loads the document: with its status, the house's own HTML and the
 * whole frame, as who has come by an address from elsewhere gets it.
 */
export function withMissingForRouter(render: Renderer): Renderer {
  return async (request) => {
    const rendering = await render(request)
    const isMissing =
      isRouterRequest(request.headers) &&
      rendering.status === 200 &&
      rendering.body.includes(digestOfMissing)
    return isMissing ? { ...rendering, status: 404 } : rendering
  }
}
