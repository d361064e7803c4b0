import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { findMappedPath, findUnlocalized, findWebshopPath } from '#i18n/paths/webshop-paths.ts'
import { routerParameter } from '#front/next/addresses.ts'
import type { Exchange } from '#front/operation/exchange.ts'
import { canonicalPath } from '#front/request/canonical-path.ts'
import { hasSession } from '#front/request/session.ts'
import { readKnownQuery } from '#front/request/known-query.ts'
import type { Site } from '#front/request/page-request.ts'
import type { Target } from '#front/request/target.ts'
import { readLanguageChoice } from '#front/site/language-choice.ts'
import { preferredLanguage } from '#front/site/preferred-language.ts'
import { findRedirect } from '#front/site/redirects.ts'
import type { SiteStateKeeper } from '#front/site/site-state.ts'

/** The redirect of a request. `maxAgeSeconds`: how long browsers may cache it. */
export type Redirect = {
  status: 301 | 302 | 303
  location: string
  cookie?: string
  maxAgeSeconds: number
  /** Search engines drop the address. */
  isHidden?: boolean
}

export type OnInvalidQuery = (query: {
  id: string
  path: string
  /** Names of the parameters with invalid values. */
  invalid: string[]
}) => void

type HeadOptions = {
  target: Target
  site: Site
  siteState: SiteStateKeeper
  onInvalidQuery: OnInvalidQuery
}

/**
 * The redirect for a request, if there is one: from the root, by a choice of language, by the redirect list, by a
 * normalized path or query.
 */
export function redirectFor(
  { request, peer }: Exchange,
  { target, site, siteState, onInvalidQuery }: HeadOptions,
): Redirect | undefined {
  if (target.path === '/') return { status: 302, location: `/${defaultLocale}`, maxAgeSeconds: 0 }

  const language = preferredLanguage(request.headers, site.host)
  // The menu of editors names it without a language.
  if (/^\/cms-hub\/?$/.test(target.path)) {
    return { status: 302, location: pathFor('cms-hub', {}, language), maxAgeSeconds: 0 }
  }

  const elsewhere = findOutsideWebshop(target, language)
  if (elsewhere) return { status: 302, location: elsewhere, maxAgeSeconds: 0 }

  const choice = readLanguageChoice(target, { headers: request.headers, isSecure: site.isSecure })
  if (choice) {
    const cookie = choice.cookie === undefined ? {} : { cookie: choice.cookie }
    return { status: 303, location: choice.to, maxAgeSeconds: 0, isHidden: true, ...cookie }
  }

  const moved = findRedirect(siteState.current().redirects, target)
  if (moved) return { status: 301, location: moved, maxAgeSeconds: 60 }

  if (target.query.has('v') && !hasSession(request.headers)) {
    const others = new URLSearchParams(target.query)
    others.delete('v')
    // Not stored, since an editor gets the version at the same address.
    return {
      status: 301,
      location: withQuery(canonicalPath(target.path), others),
      maxAgeSeconds: 0,
    }
  }

  const canonical = canonicalPath(target.path)
  if (canonical !== target.path) {
    return { status: 301, location: withQuery(canonical, target.query), maxAgeSeconds: 60 }
  }

  const overlay = findOverlay(target)
  if (overlay) return { status: 302, location: overlay, maxAgeSeconds: 0 }

  const { query, invalid, isNormalized } = readKnownQuery(target.path, target.query)
  if (!isNormalized) return undefined
  if (invalid.length > 0) {
    onInvalidQuery({ id: peer.requestId, path: target.path, invalid })
  }
  return { status: 302, location: normalizedUrl(target, query), maxAgeSeconds: 0 }
}

/** The webshop has no language in its address, and redirects to pages of the site where they exist. */
function findOutsideWebshop({ path }: Target, locale: Locale): string | undefined {
  const within = findWebshopPath(path)
  return within === undefined ? findUnlocalized(path) : findMappedPath(within, locale)
}

/** The event overlay belongs to the programme: elsewhere its address redirects there (P-13). */
function findOverlay({ path, query }: Target): string | undefined {
  if (query.get('overlay') !== 'true') return undefined
  const locale = locales.find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
  const programme = locale && pathFor('events', {}, locale)
  if (!programme || path === programme) return undefined
  return normalizedUrl({ path: programme, query }, 'overlay=true')
}

function normalizedUrl({ path, query: received }: Target, query: string): string {
  const normalized = new URLSearchParams(query)
  const mark = received.get(routerParameter)
  if (mark !== null) normalized.set(routerParameter, mark)
  return withQuery(path, normalized)
}

const withQuery = (path: string, query: URLSearchParams) =>
  query.size > 0 ? `${path}?${query}` : path
