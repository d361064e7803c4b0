import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parsedInRender } from '#lib/parsed-in-render.ts'
import { responseTagsHeader } from '#lib/http/response-tags.ts'
import { inject } from 'light-my-request'
import type { Headers, Renderer, Rendering, RenderRequest } from '#front/renderer.ts'
import { cacheStateHeader } from './headers.ts'
import { type RenderContext, shared } from './render-context.ts'
import { isSegmentRequest } from './variant.ts'

/** Next's handler: `next({ … }).getRequestHandler()`. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const maxAttempts = 3

/** Lets Next handle requests inside this process, without a socket: Next is reachable only through the front server. */
export function createNextRenderer(handle: NextHandler): Renderer {
  return async function render(request) {
    for (let left = maxAttempts - 1; ; left--) {
      const context: RenderContext = {
        startedAt: shared.clock.now(),
        tags: undefined,
        isSegment: isSegmentRequest(request.headers),
      }
      const rendering = await shared.renders.run(context, () =>
        parsedInRender.run(new Map(), () => sendRequest(handle, request)),
      )
      // Next lets requests for the same route share a render. The start of a shared render is not known: a second
      // request finds it in the route cache, or renders again if something has changed since.
      const isShared = cacheStateHeader in rendering.headers && context.tags === undefined
      if (!isShared) return { ...rendering, tags: context.tags ?? statedTags(rendering.headers) }
      if (left === 0) return { ...rendering, headers: asUncacheable(rendering.headers), tags: [] }
    }
  }
}

/** Route handlers state their tags themselves. */
function statedTags(headers: Headers): string[] {
  const stated = headers[responseTagsHeader] ?? ''
  return [stated]
    .flat()
    .join(',')
    .split(',')
    .filter((tag) => tag !== '')
}

async function sendRequest(
  handle: NextHandler,
  request: RenderRequest,
): Promise<Omit<Rendering, 'tags'>> {
  const { method, url, headers, body, signal } = request
  const listener: RequestListener = (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => outgoing.destroy(asError(error)))
  }
  const response = await inject(listener, {
    method: method as 'GET',
    url,
    headers,
    ...(body ? { payload: body } : {}),
    ...(signal ? { signal } : {}),
  })
  return {
    status: response.statusCode,
    headers: withoutUndefined(response.headers),
    body: response.rawPayload,
  }
}

function withoutUndefined(headers: NodeJS.Dict<string | number | string[]>): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  )
}

const asUncacheable = (headers: Headers): Headers => ({ ...headers, 'cache-control': 'no-store' })

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
