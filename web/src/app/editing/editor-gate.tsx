import 'server-only'
import { headers } from 'next/headers'
import type { ComponentProps } from 'react'
import { draftRequestName, type DraftRequest } from '#graphql/early-draft.ts'
import type { RenderEditor } from '#app/routing/route-page.ts'
import {
  type ContentLanguage,
  contentLocale,
  findContentLanguage,
} from '#graphql/content-language.ts'
import { EditedDraftDocument, EditorAccessDocument } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { persistedHash } from '#graphql/persisted-hash.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { EditorHost } from './editor-host.tsx'
import { LogInOfferHost } from './log-in-offer-host.tsx'
import { modulesUntilReady } from './modules-until-ready.ts'

type Edited = Parameters<RenderEditor>[0]
type Query = Record<string, string | string[] | undefined>

/**
 * The editor of a page for those who may edit it; for all others its modules, without a word. With `redirect` in its query who has no
 * session is offered to log in (E-15).
 */
export async function EditorGate(props: Edited & { searchParams: Promise<Query> }) {
  const { showModules, searchParams, ...page } = props
  const query = await searchParams
  const edited = { ...page, language: findContentLanguage(query['language']) ?? page.locale }
  const found = await findEditor(edited)
  if (found.status === 'guest' && 'redirect' in query) {
    return (
      <>
        {await showModules()}
        <LogInOfferHost locale={page.locale} />
      </>
    )
  }
  if (found.status !== 'editor') return showModules()
  const hosted: ComponentProps<typeof EditorHost> = {
    ...edited,
    account: found.account,
    isWithoutTools: 'noToolbar' in query,
    isBeside: 'beside' in query,
    children: await showModules(modulesUntilReady),
  }
  return (
    <>
      {!hosted.isBeside && <EarlyDraft slug={edited.slug} language={edited.language} />}
      <EditorHost {...hosted} />
    </>
  )
}

/** Which request gets the draft, so that it can be sent before the scripts of the page are there. */
function EarlyDraft({ slug, language }: { slug: string; language: ContentLanguage }) {
  const request: DraftRequest = {
    hash: persistedHash(EditedDraftDocument),
    variables: { slug, locale: contentLocale(language) },
  }
  return <meta name={draftRequestName} content={JSON.stringify(request)} />
}

type Found = { status: 'editor'; account: string } | { status: 'guest' } | { status: 'forbidden' }

/** The account, if it may edit the page. */
async function findEditor(edited: {
  slug: string
  locale: Locale
  language: ContentLanguage
}): Promise<Found> {
  const { slug, locale, language } = edited
  try {
    const client = createVisitorClient(await headers())
    const variables = {
      slug,
      locale: graphLocale(locale),
      contentLocale: contentLocale(language),
    }
    const { documentVersions, currentUser } = await client.execute(EditorAccessDocument, variables)
    if (!documentVersions) return { status: currentUser?.isLoggedIn ? 'forbidden' : 'guest' }
    return { status: 'editor', account: currentUser?.username ?? '' }
  } catch (error) {
    const { code } = findGraphProblem(error) ?? {}
    if (code === 'UNAUTHENTICATED') return { status: 'guest' }
    if (code === 'FORBIDDEN') return { status: 'forbidden' }
    throw error
  }
}
