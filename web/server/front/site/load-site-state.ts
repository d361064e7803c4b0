import { askFor } from '#graphql/ask-gateway.ts'
import { SiteStateDocument } from '#graphql/generated/graphql.ts'
import { redirectMap } from './redirects.ts'
import type { SiteState } from './site-state.ts'

/** Asks the graph whether the site is online and what has moved. Throws when it has no answer. */
export async function loadSiteState(): Promise<SiteState> {
  const { settings, german, english } = await askFor(SiteStateDocument, {})
  return {
    isOnline: settings?.data.isSiteOnline ?? true,
    redirects: redirectMap([...(german ?? []), ...(english ?? [])]),
  }
}
