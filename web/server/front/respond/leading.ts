import { defaultLocale } from '#i18n/locales.ts'
import type { Logger } from 'pino'
import type { Exchange } from '#front/operation/exchange.ts'
import { readKnownQuery } from '#front/request/known-query.ts'
import type { Site } from '#front/request/page-question.ts'
import type { Target } from '#front/request/target.ts'
import { readLanguageChoice } from '#front/site/language-choice.ts'
import { findRedirect } from '#front/site/redirects.ts'
import type { SiteStateKeeper } from '#front/site/site-state.ts'

/** Where else a visitor is led. `maxAgeSeconds`: how long browsers may rely on it. */
export type Leading = {
  status: 301 | 302 | 303
  location: string
  cookie?: string
  maxAgeSeconds: number
  /** Search engines shall forget the address. */
  isHidden?: boolean
}

type Circumstances = { target: Target; site: Site; siteState: SiteStateKeeper; log: Logger }

/** Whether a request leads elsewhere: from the root, by a choice of language, by the redirect list, by a mended query. */
export function findLeading(
  { request, peer }: Exchange,
  { target, site, siteState, log }: Circumstances,
): Leading | undefined {
  if (target.path === '/') return { status: 302, location: `/${defaultLocale}`, maxAgeSeconds: 0 }

  const choice = readLanguageChoice(target, { headers: request.headers, isSecure: site.isSecure })
  if (choice) {
    const cookie = choice.cookie === undefined ? {} : { cookie: choice.cookie }
    return { status: 303, location: choice.to, maxAgeSeconds: 0, isHidden: true, ...cookie }
  }

  const moved = findRedirect(siteState.current().redirects, target)
  if (moved) return { status: 301, location: moved, maxAgeSeconds: 60 }

  const { query, refused, isMended } = readKnownQuery(target.path, target.query)
  if (!isMended) return undefined
  if (refused.length > 0) {
    log.warn({ id: peer.requestId, path: target.path, refused }, 'a query makes no sense')
  }
  return { status: 302, location: mendedUrl(target, query), maxAgeSeconds: 0 }
}

/** The router of the browser marks its requests by `_rsc` and loses its way without it. */
function mendedUrl({ path, query: given }: Target, query: string): string {
  const mended = new URLSearchParams(query)
  const mark = given.get('_rsc')
  if (mark !== null) mended.set('_rsc', mark)
  return mended.size > 0 ? `${path}?${mended}` : path
}
