import { setTimeout as wait } from 'node:timers/promises'
import type { Renderer, Rendering, RenderRequest } from '#front/renderer.ts'

export const publicPage = 's-maxage=60, stale-while-revalidate=3540'

/** A rendered document in Next's form. */
export function page(html: string, rendering: Partial<Rendering> = {}): Rendering {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': publicPage },
    body: Buffer.from(`<!doctype html><title>Seite</title>${html}`),
    tags: ['site'],
    ...rendering,
  }
}

/** A renderer that responds after a while, and records its requests. */
export function fakeRenderer(
  respond: (request: RenderRequest) => Rendering | Promise<Rendering>,
  { takesMs = 0 } = {},
) {
  const renderRequests: RenderRequest[] = []
  const render: Renderer = async (request) => {
    renderRequests.push(request)
    const rendering = respond(request)
    if (takesMs > 0) await wait(takesMs)
    return rendering
  }
  return { render, renderRequests }
}
