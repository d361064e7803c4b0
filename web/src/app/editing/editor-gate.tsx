import 'server-only'
import { headers } from 'next/headers'
import type { ComponentProps } from 'react'
import type { RenderEditor } from '#app/routing/route-page.ts'
import { EditorAccessDocument } from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import { EditorHost } from './editor-host.tsx'

type Edited = Parameters<RenderEditor>[0]
type Query = Record<string, string | string[] | undefined>

/** The editor of a page for those who may edit it; for all others its modules, without a word (E-15). */
export async function EditorGate(props: Edited & { searchParams: Promise<Query> }) {
  const { modules, searchParams, ...edited } = props
  const account = await findEditor(edited)
  if (account === undefined) return modules
  const hosted: ComponentProps<typeof EditorHost> = {
    ...edited,
    account,
    isWithoutTools: 'noToolbar' in (await searchParams),
    children: modules,
  }
  return <EditorHost {...hosted} />
}

/** The name of the account, if it may edit the page. */
async function findEditor({ slug, locale }: Omit<Edited, 'modules'>): Promise<string | undefined> {
  const language = graphLocale(locale)
  try {
    const client = createVisitorClient(await headers())
    const variables = { slug, locale: language, contentLocale: language }
    const { editedDocument, currentUser } = await client.execute(EditorAccessDocument, variables)
    return editedDocument ? (currentUser?.username ?? '') : undefined
  } catch (error) {
    const { code } = findGraphProblem(error) ?? {}
    if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return undefined
    throw error
  }
}
