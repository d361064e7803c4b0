import type { Renderer } from '#front/renderer.ts'
import { isRouterRequest } from './headers.ts'

/** How Next 16.4.6 marks in a page's data that the page does not exist; the status is 200 all the same. */
export const missingPageDigest = 'E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"'

/**
 * Makes the router in the browser see that a page is missing. The router then loads the document, so that the visitor gets
 * the same status and HTML as one who opens the address directly.
 */
export function withNotFoundForRouter(render: Renderer): Renderer {
  return async (request) => {
    const rendering = await render(request)
    const isMissing =
      isRouterRequest(request.headers) &&
      rendering.status === 200 &&
      rendering.body.includes(missingPageDigest)
    return isMissing ? { ...rendering, status: 404 } : rendering
  }
}
