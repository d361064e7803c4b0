import 'server-only'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import {
  HubActivitiesDocument,
  HubAssetsDocument,
  HubFailuresDocument,
  HubFormsDocument,
  HubIdentityDocument,
  HubKeywordsDocument,
  HubLinksDocument,
  HubLoadTimesDocument,
  HubMenuDocument,
  HubMissingPagesDocument,
  HubPublishingDocument,
  HubSalesDocument,
  HubSiteDocument,
  HubUserDocument,
  HubVersionsDocument,
} from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'

/** A section for people without the role for it is `hidden`; one that cannot be loaded is `failed`, and the others stay. */
export type Loaded<Content> =
  { status: 'loaded'; content: Content } | { status: 'hidden' } | { status: 'failed' }

/** Who is logged in. */
export type HubUser = {
  name: string
  email: string
  menu: readonly { text: string; url: string }[]
}

export type Hub = Awaited<ReturnType<typeof loadSections>>

/** `visitor`: somebody without a role. `unknown`: it cannot be loaded who is logged in. */
export type FoundHub =
  { status: 'guest' | 'visitor' | 'unknown' } | { status: 'staff'; user: HubUser; hub: Hub }

type Variables = { locale: ReturnType<typeof graphLocale> }
type Context = { client: VisitorClient; variables: Variables }

/** The staff hub for who sent these headers. */
export async function findHub(locale: Locale, headers: Headers): Promise<FoundHub> {
  const client = createVisitorClient(headers)
  const context = { client, variables: { locale: graphLocale(locale) } }
  const user = await client.execute(HubUserDocument, context.variables).then(
    ({ currentUser }) => currentUser,
    // The page says so, and the gateway has logged why.
    () => undefined,
  )
  if (!user) return { status: 'unknown' }
  if (!user.isLoggedIn) return { status: 'guest' }
  if (!user.hasDashboardAccess) return { status: 'visitor' }
  const [hub, menu] = await Promise.all([
    loadSections(context),
    load(context, HubMenuDocument, ({ editor }) => editor?.adminMenu),
  ])
  const links = menu.status === 'loaded' ? menu.content : []
  return {
    status: 'staff',
    user: {
      name: [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.username ?? ''),
      email: user.email ?? '',
      menu: links.map(({ text, url }) => ({ text: text ?? url, url })),
    },
    hub,
  }
}

/** All sections at once, each by a call of its own. */
async function loadSections(context: Context) {
  const [
    site,
    sales,
    publishing,
    versions,
    activities,
    keywords,
    missingPages,
    assets,
    identity,
    forms,
    links,
    loadTimes,
    failures,
  ] = await Promise.all([
    load(context, HubSiteDocument, ({ dashboardSite }) => dashboardSite),
    load(context, HubSalesDocument, ({ dashboardSales }) => dashboardSales),
    load(context, HubPublishingDocument, ({ dashboardPublishing }) => dashboardPublishing),
    load(context, HubVersionsDocument, ({ dashboardVersions }) => dashboardVersions),
    load(context, HubActivitiesDocument, ({ dashboardActivities }) => dashboardActivities),
    load(context, HubKeywordsDocument, ({ dashboardKeywords }) => dashboardKeywords),
    load(context, HubMissingPagesDocument, (found) => found.missingPages),
    load(context, HubAssetsDocument, ({ dashboardAssets }) => dashboardAssets),
    load(context, HubIdentityDocument, ({ dashboardIdentity }) => dashboardIdentity),
    load(context, HubFormsDocument, ({ dashboardForms }) => dashboardForms),
    load(context, HubLinksDocument, ({ dashboardLinks }) => dashboardLinks),
    load(context, HubLoadTimesDocument, ({ dashboardLoadTimes }) => dashboardLoadTimes),
    load(context, HubFailuresDocument, ({ dashboardFailures }) => dashboardFailures),
  ])
  return {
    site,
    sales,
    publishing,
    versions,
    activities,
    keywords,
    missingPages,
    assets,
    identity,
    forms,
    links,
    loadTimes,
    failures,
  }
}

/** An origin without the call has nothing to show. */
async function load<Result, Content>(
  { client, variables }: Context,
  document: DocumentTypeDecoration<Result, Variables>,
  contentOf: (result: Result) => Content | null | undefined,
): Promise<Loaded<NonNullable<Content>>> {
  try {
    const content = contentOf(await client.execute(document, variables))
    return content ? { status: 'loaded', content } : { status: 'hidden' }
  } catch (error) {
    const code = findGraphProblem(error)?.code
    return { status: code === 'FORBIDDEN' || code === 'UNAUTHENTICATED' ? 'hidden' : 'failed' }
  }
}
