import type { IncomingHttpHeaders } from 'node:http'

const internal =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-now-|x-vercel-|x-prerender-|x-matched-path$|x-invoke-|next-resume|next-action$|next-hmr-refresh$|x-action-)/

/** Whether Next trusts this request header to come from a server in front of it, or uses it internally. */
export const isInternalRequestHeader = (name: string): boolean => internal.test(name)

/** Response headers about Next's internals. */
export const internalResponseHeaders = [
  'x-powered-by',
  'x-nextjs-cache',
  'x-next-cache-tags',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
]

/** The header with the tags of a cached route, including those that Next derives from paths. */
export const tagsHeader = 'x-next-cache-tags'

export const isDerivedTag = (tag: string): boolean => tag.startsWith('_N_T_')

/** Response header: Next has the rendering in its cache. */
export const cacheStateHeader = 'x-nextjs-cache'

/** Whether the request comes from the router in the browser, for the data of a page. */
export const isRouterRequest = (headers: IncomingHttpHeaders): boolean =>
  headers['rsc'] !== undefined
