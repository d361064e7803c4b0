import type { IncomingHttpHeaders } from 'node:http'

const internal =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-now-|x-vercel-|x-prerender-|x-matched-path$|x-invoke-|next-resume|next-action$|next-hmr-refresh$|x-action-)/

/** Whether this is a header of a request that Next believes of the server before it, or that only Next may say to itself. */
export const isInternalRequestHeader = (name: string): boolean => internal.test(name)

/** What Next says of its own doings in an answer. */
export const internalAnswerHeaders = [
  'x-powered-by',
  'x-nextjs-cache',
  'x-next-cache-tags',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
]

/** The tags of a route that Next has kept, among them those that it makes up of paths. */
export const tagsHeader = 'x-next-cache-tags'

export const isMadeUpTag = (tag: string): boolean => tag.startsWith('_N_T_')

/** In an answer: Next has kept what it was made from, or has it now. */
export const cacheStateHeader = 'x-nextjs-cache'

/** Whether the router in the browser asks, for the data of a page. */
export const isRouterRequest = (headers: IncomingHttpHeaders): boolean =>
  headers['rsc'] !== undefined
