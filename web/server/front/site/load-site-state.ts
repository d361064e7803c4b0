import { fetchPersisted } from '#graphql/fetch-persisted.ts'
import { SiteStateDocument, type SiteStateQuery } from '#graphql/generated/graphql.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { limits } from '#front/limits.ts'
import { redirectMap } from './redirects.ts'
import type { SiteState } from './site-state.ts'

/** Asks the graph whether the site is online and what has moved. Throws when it has no answer in time. */
export async function loadSiteState(): Promise<SiteState> {
  const late = new Promise<never>((_, reject) => {
    const message = `The site's state did not come within ${limits.siteStateTimeoutMs} ms.`
    setTimeout(reject, limits.siteStateTimeoutMs, new Error(message)).unref()
  })
  const answer = await Promise.race([fetchPersisted(persistedHash(SiteStateDocument), {}), late])
  if (!answer.ok) throw new Error('The graph knows no state of the site.')
  const { settings, german, english } = answer.result as SiteStateQuery
  return {
    isOnline: settings?.data.isSiteOnline ?? true,
    redirects: redirectMap([...(german ?? []), ...(english ?? [])]),
  }
}
