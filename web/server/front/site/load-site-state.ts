import { fetchPersisted } from '#graphql/fetch-persisted.ts'
import { SiteStateDocument, type SiteStateQuery } from '#graphql/generated/graphql.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { redirectMap } from './redirects.ts'
import type { SiteState } from './site-state.ts'

/** Asks the graph whether the site is online and what has moved. Throws when it has no answer. */
export async function loadSiteState(): Promise<SiteState> {
  const answer = await fetchPersisted(persistedHash(SiteStateDocument), {})
  const { settings, german, english } = answer as SiteStateQuery
  return {
    isOnline: settings?.data.isSiteOnline ?? true,
    redirects: redirectMap([...(german ?? []), ...(english ?? [])]),
  }
}
