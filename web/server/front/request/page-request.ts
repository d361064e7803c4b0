import type { PageRequest } from '#front/cache/page-cache.ts'
import type { Headers } from '#front/renderer.ts'
import { type Variant, variantHeaders } from '#front/next/variant.ts'

export type Site = {
  /** `www.example.org`, with a port where there is one: pages are rendered for it, whatever `Host` says. */
  host: string
  isSecure: boolean
}

/**
 * The cache key and renderer request of a plain request. Everything that the renderer sees is part of the key, so that
 * headers, cookies or parameters of one visitor cannot end up in a page for others.
 */
export function plainPageRequest(page: {
  site: Site
  path: string
  query: string
  variant: Variant
}): PageRequest {
  const { site, path, query, variant } = page
  const url = query ? `${path}?${query}` : path
  const form = variant.form === 'segment' ? `segment ${variant.segment}` : variant.form
  return {
    key: `${form} ${url}`,
    request: { method: 'GET', url, headers: { ...siteHeaders(site), ...variantHeaders(variant) } },
    isRare: query !== '' || path.includes('%'),
  }
}

/** Headers with the public address, for the renderer. */
export function siteHeaders({ host, isSecure }: Site): Headers {
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': isSecure ? 'https' : 'http' }
}
