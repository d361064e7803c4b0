import type { Renderer } from '#front/renderer.ts'

/**
 * Says 301 where Next says 308: for reading the two mean the same, and the older one is understood by everything that
 * follows links.
 */
export function withPermanentRedirects(render: Renderer): Renderer {
  return async (request) => {
    const rendering = await render(request)
    return request.method === 'GET' && rendering.status === 308
      ? { ...rendering, status: 301 }
      : rendering
  }
}
