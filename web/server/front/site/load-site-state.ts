import { queryDocument } from '#graphql/query-gateway.ts'
import { SiteStateDocument } from '#graphql/generated/graphql.ts'
import { redirectMap } from './redirects.ts'
import type { SiteState } from './site-state.ts'

/** Loads from the graph whether the site is online and which pages have moved. Throws when that fails. */
export async function loadSiteState(): Promise<SiteState> {
  const { settings, german, english } = await queryDocument(SiteStateDocument, {})
  return {
    isOnline: settings?.isSiteOnline ?? true,
    redirects: redirectMap([...(german ?? []), ...(english ?? [])]),
  }
}
