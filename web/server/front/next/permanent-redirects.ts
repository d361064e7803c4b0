import type { Renderer } from '#front/renderer.ts'

/** Replaces Next's 308 with 301: for GET the two mean the same, and every client understands the older one. */
export function withPermanentRedirects(render: Renderer): Renderer {
  return async (request) => {
    const rendering = await render(request)
    return request.method === 'GET' && rendering.status === 308
      ? { ...rendering, status: 301 }
      : rendering
  }
}
