import type { PageQuestion } from '#front/cache/page-cache.ts'
import type { Headers } from '#front/renderer.ts'
import { type Variant, variantHeaders } from '#front/next/variant.ts'

export type Site = {
  /** `www.example.org`, with a port where there is one: what pages are rendered for, whatever `Host` says. */
  host: string
  isSecure: boolean
}

/**
 * The question that a plain request stands for. All that the renderer gets to see is in the key, so that nobody's headers,
 * cookies or parameters can get into what others are shown.
 */
export function pageQuestion(page: {
  site: Site
  path: string
  query: string
  variant: Variant
}): PageQuestion {
  const { site, path, query, variant } = page
  const url = query ? `${path}?${query}` : path
  const form = variant.form === 'segment' ? `segment ${variant.segment}` : variant.form
  return {
    key: `${form} ${url}`,
    request: { method: 'GET', url, headers: { ...siteHeaders(site), ...variantHeaders(variant) } },
    isRare: query !== '' || path.includes('%'),
  }
}

/** Under which address the renderer shall believe to be asked. */
export function siteHeaders({ host, isSecure }: Site): Headers {
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': isSecure ? 'https' : 'http' }
}
